import type { Locator, Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { modelWords } from '../fixtures/model-marks.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const result = (page: Page) => page.getByRole('heading', { name: /^\d+(?:\.\d)?[.,]/ });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
});

async function send(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your email').press('Control+Enter');
}

/** Enough of it to know it by. */
const beginningOf = (words: string) => words.split(' ').slice(0, 4).join(' ');

/** Some readers answer nothing today; then the next one is tried. */
async function getReply(page: Page): Promise<void> {
  const silence = page.getByText('No answer came.');
  const words = page.getByRole('log').getByText(beginningOf(modelWords.reply));
  const readers = ['Helpful manager', 'Busy founder', 'Technical buyer', 'Sceptical CFO'];
  for (const [silent, reader] of readers.entries()) {
    await page.getByRole('combobox', { name: 'Reader' }).selectOption(reader);
    await page.getByRole('button', { name: 'Get their reply' }).click();
    await expect(words.or(silence.nth(silent))).toBeVisible();
    if (await words.isVisible()) return;
  }
}

const spoken = [
  {
    mode: 'Ask Question',
    email: emails.agency,
    send: async (page: Page) => {
      await page.getByLabel('Your question').fill('How should I end my email?');
      await page.getByLabel('Your question').press('Control+Enter');
    },
    words: modelWords.answer,
  },
  {
    mode: 'Reply as Client',
    // Poor emails mostly get no reply.
    email: emails.freelancer,
    send: getReply,
    words: modelWords.reply,
  },
];

/** Whether the whole of it stands higher up than the other begins. */
async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above !== null && below !== null && above.y + above.height <= below.y;
}

for (const { mode, email, send: ask, words } of spoken) {
  test(`${mode}: the words grow, also after a reload`, async ({ page }) => {
    const log = page.getByRole('log');
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await send(page, email);
    await expect(result(page)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: mode }).click();

    await ask(page);
    await expect(log).toContainText(beginningOf(words));
    await expect(log).not.toContainText(words);
    await page.reload();
    await expect(stop).toBeVisible();
    await expect(log).toContainText(words, { timeout: 30_000 });
    await expect(stop).toBeHidden();
  });

  test(`${mode}: Stop keeps the words that had come, and costs nothing`, async ({ page }) => {
    const log = page.getByRole('log');
    await send(page, email);
    await expect(result(page)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: mode }).click();

    await ask(page);
    await expect(log).toContainText(beginningOf(words));
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(log.getByText('Stopped. This is what was written.')).toBeVisible();
    await expect(log).not.toContainText(words);
    await expect(page.getByText('1 of 5 requests today').first()).toBeVisible();
    const again = log.getByRole('button', { name: 'Try again' }).last();
    await expect.poll(() => isAbove(again, page.getByRole('button', { name: mode }))).toBe(true);
  });
}

test('an answer in words leaves the page where its reader has gone meanwhile', async ({ page }) => {
  await send(page, emails.agency);
  await expect(result(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await spoken[0]?.send(page);
  const log = page.getByRole('log');
  await expect(log).toContainText('Say first');
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.getByLabel('Your question').pressSequentially('And then');
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveCount(1, {
    timeout: 30_000,
  });
  await expect(log).toContainText(modelWords.answer);
  expect(await page.evaluate('scrollY')).toBe(0);
  await expect(page.getByLabel('Your question')).toHaveValue('And then');
});

test('a result leaves the page where its reader has gone meanwhile', async ({ page }) => {
  await send(page, emails.agency);
  await expect(result(page)).toBeVisible({ timeout: 30_000 });
  await send(page, `${emails.agency}\n\nOne more line.`);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(1_000);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, -9_000);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await expect(result(page)).toHaveCount(2, { timeout: 30_000 });
  expect(await page.evaluate('scrollY')).toBe(0);
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveCount(0);
});
