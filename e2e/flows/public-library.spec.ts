import type { Page } from '@playwright/test';
import { pages } from '@replysmith/contract';
import { verifyByMail } from '../fixtures/mailbox.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const template = { id: 'slow-checkout-timed', name: 'Slow checkout, timed by hand' };
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function structured(page: Page): Promise<string> {
  return (await page.locator('script[type="application/ld+json"]').allTextContents()).join('');
}

test('a visitor searches the library, filters it, and opens a template', async ({ page }) => {
  await page.goto(pages.publicLibrary);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${all} emails to start from`);
  await page.getByRole('searchbox').fill('PÓDCAST');
  await expect(page).toHaveURL(/\?q=P%C3%93DCAST$/);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Follow-up');
  await expect(page.getByText(`of ${all}`)).toBeVisible();
  const found = await rows(page).allTextContents();
  expect(found.length).toBeLessThan(5);

  await page.reload();
  await expect(rows(page)).toHaveText(found);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  await page.getByRole('searchbox').fill('zeppelin over the moor');
  await page.getByRole('button', { name: `Show all ${all}` }).click();
  await expect(rows(page)).toHaveCount(all);

  await page.getByRole('link', { name: template.name }).click();
  await expect(page).toHaveURL(pages.publicTemplate(template.id));
  await expect(page).toHaveTitle(new RegExp(template.name));
  expect(await structured(page)).toContain('BreadcrumbList');
});

for (const width of [390, 1280]) {
  for (const query of ['?q=demo', '?category=Thank+You', '?q=zeppelin+over+the+moor']) {
    test(`nothing moves on the way to ${query}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(`
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) window.shifted += value;
        }).observe({ type: 'layout-shift', buffered: true });
      `);
      // Delays the scripts, so that the built page is painted first.
      await page.route('**/*.js', async (route) => {
        // waitForFunction is blocked by the page's content security policy.
        await expect(async () => {
          expect(await page.evaluate('performance.getEntriesByType("paint").length')).not.toBe(0);
        }).toPass();
        await route.continue();
      });
      await page.goto(pages.publicLibrary + query);
      await expect(page.getByText(/^\d+ templates? of \d+$/)).toBeVisible();
      await page.evaluate('new Promise((go) => requestAnimationFrame(() => setTimeout(go, 100)))');
      expect(await page.evaluate<number>('window.shifted')).toBeLessThan(0.05);
    });
  }
}

test('a template is copied without an account, as its example or with blanks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pages.publicTemplate(template.id));
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toMatch(/^Subject: .+\n\nHi Sarah,\n\n/);
  await page.getByRole('radio', { name: 'With blanks' }).check();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(copied).toMatch(/^Subject: \[Company\].+\n\nHi \[First name\],\n\n/);
});

test('who signs up for a template stands at it after verifying and signing in', async ({
  page,
}) => {
  const account = newAccount();
  await page.goto(pages.publicTemplate(template.id));
  await page.getByRole('link', { name: 'Use this template' }).click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = await page.context().newPage();
  await verifyByMail(mail, account.email);
  await mail.close();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${pages.library}?template=${template.id}`);
  await expect(page.getByRole('dialog', { name: template.name })).toBeVisible();
});

test('who is signed in goes straight to the template in their own library', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto(pages.publicTemplate(template.id));
  await expect(page.getByText('With a free account.')).toBeHidden();
  await page.getByRole('link', { name: 'Use this template' }).click();
  await expect(page.getByRole('dialog', { name: template.name })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the library is browsed, a template read with its account, and blanks shown', async ({
    page,
  }) => {
    await page.goto(`${pages.publicLibrary}?q=demo`);
    expect(await rows(page).count()).toBeGreaterThan(200);
    await page.goto(pages.publicLibrary);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#job-application$/);
    await page.getByRole('link', { name: template.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: template.name })).toBeVisible();
    const account = page.getByRole('list', { name: 'Points lost' });
    await expect(account.getByRole('listitem').first()).toContainText(/−\d/);
    const email = page.getByRole('region', { name: 'Email' });
    await expect(email.getByText('Sarah')).toBeVisible();
    await email.getByRole('radio', { name: 'With blanks' }).check();
    await expect(email.getByText('[First name]')).toBeVisible();
    await expect(email.getByText('Sarah')).toBeHidden();
  });
});

test('no page brings the library along as code', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  for (const path of [pages.home, pages.publicLibrary, pages.publicTemplate(template.id)]) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  const answers = await Promise.all([...scripts].map((url) => page.request.get(url)));
  const code = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  expect(code).toContain('Show all');
  expect(code).not.toContain('the rye starter kit');
});

test('an address that no template has is missing', async ({ page }) => {
  const answer = await page.goto(pages.publicTemplate('no-such-template'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not found');
});

test('the public library is accessible', async ({ page }) => {
  test.slow();
  for (const address of [
    // Its rows are all alike, and checking them all takes axe a minute.
    `${pages.publicLibrary}?category=Thank+You`,
    `${pages.publicLibrary}?q=zeppelin`,
    pages.publicTemplate('agency-overflow-partner'),
  ]) {
    await page.goto(address);
    await expectAccessible(page, address);
  }
  await page.getByRole('radio', { name: 'With blanks' }).check();
  await expectAccessible(page, 'with blanks');
});
