import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const left = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();
const oneUsed = /\b4 requests left\b|\b1 of 5 requests today\b/;
const noneUsed = /\b5 requests left\b|\b0 of 5 requests today\b/;

async function openDashboardPage(page: Page): Promise<void> {
  // Subscribed before the page opens: the welcome may arrive before the page has loaded.
  const welcome = page
    .waitForEvent('websocket', (socket) => socket.url().includes(paths.realtime))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('welcome')),
    );
  await Promise.all([welcome, page.goto('/dashboard/coldmail')]);
}

async function optimize(page: Page): Promise<void> {
  await page.getByLabel('Your email').fill(emails.freelancer);
  await page.getByLabel('Your email').press('Control+Enter');
}

test('what one tab uses, the other shows without a reload; signing out in one ends both', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount());
  const other = await context.newPage();
  await openDashboardPage(page);
  await openDashboardPage(other);
  await expect(left(other, noneUsed)).toBeVisible();
  const reads: string[] = [];
  other.on('request', (request) => reads.push(new URL(request.url()).pathname));

  await optimize(page);
  await expect(left(other, oneUsed)).toBeVisible({ timeout: 10_000 });
  expect(reads).not.toContain(paths.userSubscriptions);

  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
});

test('a tab that was offline knows what it missed once it is back', async ({ page, browser }) => {
  await signIn(page, newAccount());
  await openDashboardPage(page);
  await expect(left(page, noneUsed)).toBeVisible();
  // Pending requests must not be mistaken for missed events.
  await page.waitForLoadState('networkidle');
  const lost = page.context();
  const storageState = await lost.storageState();
  await lost.setOffline(true);

  const elsewhere = await browser.newContext({ storageState });
  const phone = await elsewhere.newPage();
  await openDashboardPage(phone);
  await optimize(phone);
  await expect(left(phone, oneUsed)).toBeVisible();
  await expect(left(page, noneUsed)).toBeVisible();

  await lost.setOffline(false);
  await expect(left(page, oneUsed)).toBeVisible({ timeout: 15_000 });
  await elsewhere.close();
});
