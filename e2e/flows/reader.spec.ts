import type { Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const replies = (page: Page) => page.getByText(/^Simulated reader, not a real person/);
const mode = (page: Page) => page.getByRole('button', { name: 'Reply as Client' });

test.beforeEach(async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
});

async function optimize(page: Page): Promise<void> {
  await page.getByLabel('Your email').fill(emails.agency);
  await page.getByLabel('Your email').press('Control+Enter');
  await expect(page.getByRole('heading', { name: /up from \d\.\d/ })).toBeVisible();
}

test('a reader replies without anything being typed, and what they saw lies over the email', async ({
  page,
}) => {
  await optimize(page);
  await mode(page).click();
  await page.getByRole('button', { name: 'Get their reply' }).click();
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByText('Simulated', { exact: true })).toBeVisible();
  const sight = page.getByRole('button', { name: 'First glance' });
  if ((await sight.getAttribute('aria-expanded')) === 'false') await sight.click();
  await expect(page.getByText(/^In \d+ seconds/)).toBeVisible();
  const debrief = page.getByRole('button', { name: 'Debrief' });
  if ((await debrief.getAttribute('aria-expanded')) === 'false') await debrief.click();
  await expect(page.getByText(/^Next\./)).toBeVisible();
  await expect(page.getByText('1 of 5 requests today').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Reply ready' })).toHaveCount(1);
});

test('another reader starts anew and is kept for the session', async ({ page }) => {
  await optimize(page);
  await mode(page).click();
  const reader = page.getByRole('combobox', { name: 'Reader' });
  await page.getByRole('button', { name: 'Get their reply' }).click();
  await expect(replies(page)).toHaveCount(1);
  await reader.selectOption('Editor');
  await page.getByRole('button', { name: 'Get their reply' }).click();
  await expect(replies(page)).toHaveCount(2);
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await mode(page).click();
  await expect(reader).toHaveValue('editor');
});

test('without an optimised email it says so before anything is sent', async ({ page }) => {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('optimize-email') && request.method() === 'POST') requestCount += 1;
  });
  await optimize(page);
  await page.route('**/rest/v1/chat_messages?**', async (route) => {
    const answer = await route.fetch();
    const { items } = (await answer.json()) as { items: object[] };
    const older = items.map((item) => ({ ...item, optimization_results: null }));
    await route.fulfill({ response: answer, json: { items: older } });
  });
  await page.reload();
  await mode(page).click();
  await expect(page.getByText(/^No Optimized Email Found/)).toBeVisible();
  await page.getByRole('button', { name: 'Get their reply' }).click();
  expect(requestCount).toBe(1);
});
