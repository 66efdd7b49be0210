import type { Page } from '@playwright/test';
import { formatBrief } from '@replysmith/coach';
import { ChatMessageList, OptimizeEmailReply, pages, paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test, type Account } from '../fixtures/test.ts';

let account: Account;

test.beforeEach(async ({ page }) => {
  account = newAccount();
  await signIn(page, account);
});

const composer = (page: Page) => page.getByLabel('Your email');

async function optimize(page: Page, email: string): Promise<void> {
  await composer(page).fill(email);
  await composer(page).press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^\d+\.\d/ }).last()).toBeFocused();
}

test('paste, Ctrl+Enter: score, ledger, changes with reasons, subjects; reopened by its address', async ({
  page,
}) => {
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.agency);

  const headline = page.getByRole('heading', { name: /up from \d\.\d/ });
  await expect(headline).toBeVisible();
  await expect(page.getByRole('list', { name: 'Still lost' })).toBeVisible();
  await expect(page.locator('del').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Use "/ })).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/coldmail\/[0-9a-f-]{36}$/);
  await expect(composer(page)).toHaveValue('');
  await expect(
    page.getByText('4 requests left').or(page.getByText('1 of 5 requests today')).first(),
  ).toBeVisible();

  const title = 'Quick question about improving your webs...';
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const words = await headline.textContent();
  await page.reload();
  await expect(page.getByRole('heading', { name: words ?? '' })).toBeVisible();
});

test('a change that is put back returns the words and takes its points', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.agency);
  const headline = page.getByRole('heading', { name: /^\d\.\d/ });
  const [, after, before] =
    /^(\S+)(?: so far)?, up from (\d\.\d)/.exec((await headline.textContent()) ?? '') ?? [];
  expect(Number(after)).toBeGreaterThan(Number(before));
  await page.getByRole('button', { name: 'Put all back' }).click();
  await expect(headline).toContainText(before ?? 'a score');
  await expect(headline).not.toContainText('up from');
  await page.getByRole('tab', { name: 'Rewrite' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Rewrite' })).toContainText(
    'book a slot in my calendar',
  );
});

const brief = formatBrief({
  ...{ campaign: 'Cafés', category: 'Cold Outreach', tone: 'Friendly', industry: '' },
  ...{ audience: 'owners of cafés in Leeds', companySize: '', callToAction: '' },
  ...{ painPoints: ['phone orders that interrupt the morning rush'], context: '' },
});

for (const [what, content] of Object.entries({ 'an email': emails.agency, 'a brief': brief })) {
  test(`the result of ${what} opens without the coach, which then finds the same`, async ({
    page,
  }) => {
    let started = 0;
    page.on('worker', () => (started += 1));
    // They come when they are seen.
    await page.route(`**${paths.nearestTemplates}`, (route) =>
      route.fulfill({ json: { items: [] } }),
    );
    const asked = await page.request.post(paths.optimizeEmail, {
      data: { content, message_type: 'email_optimization' },
      headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
    });
    const { session, optimization } = OptimizeEmailReply.parse(await asked.json());
    const result = page.locator('[data-result][aria-busy="false"]');
    const open = async () => {
      started = 0;
      await page.goto(pages.session(session.id), { waitUntil: 'networkidle' });
      await expect(result.getByRole('heading', { name: /^If no answer comes/ })).toBeVisible();
      await expect(result.locator('[aria-busy="true"]')).toHaveCount(0);
      return result.innerText();
    };
    const stored = await open();
    expect(started).toBe(0);

    await composer(page).fill('Hi');
    await expect.poll(() => started).toBe(1);
    await composer(page).fill('');

    await open();
    await page
      .getByRole('button', { name: /^Use "/ })
      .first()
      .click();
    await expect.poll(() => started).toBe(1);
    await page.getByRole('button', { name: 'Undo: the last decision' }).click();
    await expect.poll(() => result.innerText()).toBe(stored);

    await page.route(`**${paths.chatMessages}?*`, async (route) => {
      const response = await route.fetch();
      const { items } = ChatMessageList.parse(await response.json());
      const older = { ...optimization, as_proposed: null };
      const json = items.map((item) =>
        item.role === 'user' ? item : { ...item, optimization_results: older },
      );
      await route.fulfill({ response, json: { items: json } });
    });
    expect(await open()).toBe(stored);
    expect(started).toBe(1);
  });
}

test('a chat of several exchanges opens at the newest', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.agency);
  await optimize(page, emails.recruiter);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^\d+\.\d/ })).toBeInViewport();
  const earlier = page.getByRole('main').getByText(/^Quick question about improving/);
  await expect(earlier).not.toBeInViewport();
});

test('a chat opens at the newest also where the result above it is laid out late', async ({
  page,
}) => {
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.agency);
  await page.getByRole('button', { name: 'Reply as Client' }).click();
  await page.getByRole('button', { name: 'Get their reply' }).click();
  const reader = page.getByText(/^Simulated reader, not a real person/);
  await expect(reader).toBeVisible();
  let late = Promise.withResolvers<undefined>();
  await page.route('**/assets/answer-place-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    late = Promise.withResolvers();
    await page.setViewportSize(size);
    await page.reload();
    await expect(reader).toBeInViewport();
    late.resolve(undefined);
    const headline = page.getByRole('heading', { name: /up from \d\.\d/ });
    await expect(headline).toBeVisible();
    await expect(headline).not.toBeInViewport();
    await expect(reader).toBeInViewport();
  }
});

test('copies subject and body', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.recruiter);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain('Staff engineer, payments, Lisbon');
  expect(copied).toContain('Kestrel Pay has the same problem at 900 payments a second');
});

test('every kind of email is answered', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  for (const email of Object.values(emails)) await optimize(page, email);
  await expect(page.getByRole('heading', { name: /^\d+\.\d/ })).toHaveCount(5);

  await composer(page).fill('One more, over the limit of the Free plan.');
  await composer(page).press('Control+Enter');
  const refusal = /You've reached your .* limit for Free/;
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: refusal });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: 'See plans' })).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(1);
  await expect(composer(page)).toHaveValue('One more, over the limit of the Free plan.');
});

test('what was typed survives a failed request, a lost session and a reload', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await page.route(`**${paths.optimizeEmail}`, (route) => route.abort('connectionfailed'));
  await composer(page).fill(emails.freelancer);
  await composer(page).press('Control+Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(composer(page)).toHaveValue(/night trains/);
  await page.unroute(`**${paths.optimizeEmail}`);

  await page.reload();
  await expect(composer(page)).toHaveValue(/night trains/);

  await page.context().clearCookies();
  await composer(page).press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Please sign in again to continue.');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(composer(page)).toHaveValue(/night trains/);
});

test('refuses page code with a sentence and stores nothing', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await composer(page).fill('<script>alert(1)</script> Hi Tom');
  await composer(page).press('Control+Enter');
  await expect(page.getByText('This looks like the code of a web page.').first()).toBeVisible();
  const { items } = (await (await page.request.get(paths.chatSessions)).json()) as { items: [] };
  expect(items).toEqual([]);
});

test('a result is accessible', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await optimize(page, emails.agency);
  await expectAccessible(page, 'a result', { targets: true });
});
