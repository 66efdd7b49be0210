import type { Page } from '@playwright/test';
import { expectNoFaults } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test, type Account } from '../fixtures/test.ts';

let account: Account;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  account = newAccount();
  await signIn(page, account);
  await page.goto('/dashboard/coldmail');
});

const composer = (page: Page) => page.getByLabel('Your email');
const headline = (page: Page) => page.getByRole('heading', { name: /^\d+\.\d/ });
const pager = (page: Page) => page.getByRole('group', { name: 'Variants' });

async function optimize(page: Page, email: string): Promise<void> {
  await composer(page).fill(email);
  await composer(page).press('Control+Enter');
  await expect(headline(page).last()).toBeFocused();
}

test('a lighter touch stands beside the full rewrite: paged, compared, and remembered', async ({
  page,
}) => {
  await optimize(page, emails.agency);
  const full = await headline(page).textContent();
  const changes = page.getByRole('log').locator('ins, del');
  const fullChanges = await changes.count();
  await page.getByRole('button', { name: 'Lighter touch' }).click();
  await expect(pager(page)).toContainText('2 of 2, Lighter touch');
  const light = await headline(page).textContent();
  // Both may end at the same score; the lighter one changes less.
  expect(fullChanges).toBeGreaterThan(0);
  await expect.poll(() => changes.count()).toBeLessThan(fullChanges);

  await page.getByRole('button', { name: 'Compare' }).click();
  const sides = page.getByRole('region', { name: 'Two variants compared' });
  const left = sides.getByRole('group', { name: '1. Full rewrite' });
  // What the lighter one has and the full one has not.
  const right = sides.getByRole('group', { name: '2. Lighter touch' });
  await expect(right.locator('mark').first()).toBeVisible();
  await expect(left.getByText('Still lost')).toBeVisible();
  await expectNoFaults(page);
  await left.getByRole('button', { name: 'Use this one' }).click();
  await expect(headline(page)).toHaveText(full ?? '');

  await page.reload();
  await expect(pager(page)).toContainText('1 of 2, Full rewrite');
  await page.getByRole('button', { name: 'Later variant' }).press('Enter');
  await expect(headline(page)).toHaveText(light ?? '');
  await expect(page.getByText('2 of 5 requests today').first()).toBeVisible();
});

test('an earlier result folds to a line once it is opened anew, and shows again', async ({
  page,
}) => {
  await optimize(page, emails.agency);
  await optimize(page, emails.recruiter);
  await expect(headline(page)).toHaveCount(2);
  await page.reload();
  await expect(headline(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(headline(page)).toHaveCount(2);
});

test('what was put back is put back in another browser too, and Ctrl+Z takes it back', async ({
  page,
  browser,
}) => {
  await optimize(page, emails.agency);
  const before = await headline(page).textContent();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Put all back' }).click();
  expect((await saved).status()).toBe(200);

  const context = await browser.newContext();
  const other = await context.newPage();
  const { origin } = new URL(page.url());
  const { email, password } = account;
  await other.request.post(`${origin}/auth/v1/sign-in/email`, {
    data: { email, password },
    headers: { origin },
  });
  await other.goto(page.url());
  await expect(headline(other)).toContainText('as before');
  await context.close();

  await page.getByRole('button', { name: 'Put all back' }).press('Control+z');
  await expect(headline(page)).toHaveText(before ?? '');
});

test('fits a phone, with every variant in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await optimize(page, emails.agency);
  await page.getByRole('button', { name: 'Lighter touch' }).click();
  await expect(pager(page)).toContainText('2 of 2');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Two variants compared' })).toBeVisible();
  const widest = await page.evaluate('document.documentElement.scrollWidth');
  expect(widest).toBeLessThanOrEqual(390);
});

test('goes to paper without the controls around it', async ({ page }) => {
  await optimize(page, emails.agency);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Still lost' })).toBeVisible();
  await expect(composer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Put all back' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Chat Sessions' })).toBeHidden();
});
