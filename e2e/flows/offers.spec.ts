import type { Page } from '@playwright/test';
import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { clumsyEmail } from '../fixtures/clumsy-email.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const headline = (page: Page) => page.getByRole('heading', { name: /^\d+\.\d/, level: 2 });
const offers = (page: Page) => page.getByRole('region', { name: 'You may also' });
const questions = (page: Page) => page.getByRole('region', { name: 'Only you know' });
const sheet = (page: Page) => page.getByRole('tabpanel');

const smallerAsk = 'schedule a short call next week';
const mostTabs = 120;
const answer = 'At Harrow and Vale it took us two days';

test('keyboard alone: an offer taken and a question answered change text and score, outlast a reload and are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await expect(page.getByLabel('Your email')).toBeFocused();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(clumsyEmail)})`);
  await page.keyboard.press('Control+v');
  await expect(page.getByLabel('Your email')).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(headline(page)).toBeFocused();

  const field = questions(page).getByRole('textbox').first();
  await tabTo(page, field, mostTabs);
  await page.keyboard.type(answer);
  await expect(sheet(page)).toContainText(`${answer}.`);
  const take = offers(page).getByRole('button', { name: /: ask for less/ });
  await tabTo(page, take, mostTabs);
  await page.keyboard.press('Enter');
  await expect(take).toHaveText('Undo this');
  await expect(take).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet(page).locator('ins').filter({ hasText: 'a short' })).toBeVisible();
  await expect(page.getByText('An offer you took')).toBeVisible();

  const decided = (await headline(page).textContent()) ?? '';
  await page.keyboard.press('Control+z');
  await expect(take).toHaveText('Take');
  await page.keyboard.press('Enter');
  await expect(headline(page)).toHaveText(decided);
  await expect(page.getByRole('status').filter({ hasText: 'offer taken' })).toHaveCount(1);

  await page.reload();
  await expect(headline(page)).toHaveText(decided);
  await expect(field).toHaveValue(answer);
  await expect(take).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, page.getByRole('button', { name: 'Copy', exact: true }), mostTabs);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate('navigator.clipboard.readText()');
  expect(copied).toContain(smallerAsk);
  expect(copied).toContain(`${answer}.`);
  expect(copied).not.toContain('60-minute');
});

test('putting all back leaves the email as it was written', async ({ page }) => {
  await signIn(page, newAccount());
  await openResult(page);
  await offers(page)
    .getByRole('button', { name: /^Take: split a sentence/ })
    .first()
    .click();
  await questions(page).getByRole('textbox').first().fill(answer);
  await page.getByRole('button', { name: 'Put all back' }).click();
  await expect(headline(page)).toContainText('as before');
  await expect(questions(page).getByRole('textbox').first()).toHaveValue('');
  await page.getByRole('tab', { name: 'Rewrite' }).click();
  await expect(sheet(page)).toContainText('I look forward to hearing from you.');
  await expect(sheet(page)).not.toContainText(answer);
});

/** Opens what the coach answers to the email, in a session of its own. */
async function openResult(page: Page): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const data = { content: clumsyEmail, message_type: 'email_optimization' };
  const reply = await page.request.post(paths.optimizeEmail, { data, headers: { origin } });
  const { session } = OptimizeEmailReply.parse(await reply.json());
  await page.goto(`/dashboard/coldmail/${session.id}`);
  await expect(headline(page)).toBeVisible();
}

test('what is copied right after an answer holds the answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, newAccount());
  await openResult(page);
  await questions(page).getByRole('textbox').first().fill(answer);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`${answer}.`);
});

test('offers and questions are accessible and fit', async ({ page }) => {
  await signIn(page, newAccount());
  await openResult(page);
  await expectAccessible(page, 'nothing taken', { targets: true });
  await offers(page)
    .getByRole('button', { name: /: ask for less/ })
    .click();
  await offers(page)
    .getByRole('button', { name: /^Take: split a sentence/ })
    .first()
    .click();
  await questions(page).getByRole('textbox').first().fill(answer);
  await expectAccessible(page, 'all decided', { targets: true });
});
