import type { Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const modes = [
  { mode: 'Optimize Email', label: 'Your email' },
  { mode: 'Ask Question', label: 'Your question' },
  { mode: 'Reply as Client', label: 'Your answer to the reader' },
];

const sizeNow = (page: Page) =>
  page.evaluate<{ over: number; below: number }>(`({
    over: document.documentElement.scrollWidth - innerWidth,
    below: document.documentElement.scrollHeight - innerHeight,
  })`);

/** How much wider the placeholder is than the line it stands in, in pixels. */
const placeholderOver = (page: Page) =>
  page.evaluate<number>(`(() => {
    const field = document.querySelector('#composer');
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = font;
    const line = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(field.placeholder).width - line;
  })()`);

async function optimize(page: Page): Promise<void> {
  await page.getByLabel('Your email').fill(emails.agency);
  await page.getByLabel('Your email').press('Control+Enter');
  await expect(page.getByRole('heading', { name: /up from \d\.\d/ })).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await page.getByLabel('Your email').waitFor();
});

test('a new chat is as high as the window', async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(async () => expect(await sizeNow(page)).toEqual({ over: 0, below: 0 })).toPass();
  }
});

/** At every width the composer's texts are not cut, and the page does not overflow. */
async function expectRoom(page: Page, label: string, state: string): Promise<void> {
  await page.getByLabel(label).blur();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${state} at ${String(size.width)} px`;
    expect.soft((await sizeNow(page)).over, at).toBeLessThanOrEqual(0);
    expect.soft(await placeholderOver(page), at).toBeLessThanOrEqual(0);
    for (const { mode } of modes) {
      const choice = page.getByRole('button', { name: mode });
      await expect.soft(choice, `${mode}: ${at}`).toBeInViewport({ ratio: 1 });
    }
  }
}

/** Some readers decline or stay silent today; then the next one is tried. */
async function beginTalk(page: Page): Promise<void> {
  const readers = ['Helpful manager', 'Technical buyer', 'Busy founder', 'Sceptical CFO'];
  const isTalking = page.getByRole('button', { name: 'Answer them' });
  for (const [before, reader] of readers.entries()) {
    await page.getByRole('combobox', { name: 'Reader' }).selectOption(reader);
    await page.getByRole('button', { name: 'Get their reply' }).click();
    await expect(page.getByText(/^Simulated reader, not a real person/)).toHaveCount(before + 1);
    await page.getByLabel('Your answer to the reader').focus();
    const talks = isTalking.waitFor({ timeout: 2_000 });
    if (await talks.then(() => true).catch(() => false)) return;
  }
  throw new Error('No reader goes on talking.');
}

test('the composer of a session keeps its words and its modes whole', async ({ page }) => {
  await optimize(page);
  for (const { mode, label } of modes) {
    await page.getByRole('button', { name: mode }).click();
    await expectRoom(page, label, mode);
  }
  await beginTalk(page);
  await expectRoom(page, 'Your answer to the reader', 'A talk with the reader');
});

test('an empty composer that is entered leaves the screen to the result', async ({ page }) => {
  await optimize(page);
  const send = page.getByRole('button', { name: 'Optimize', exact: true });
  const field = page.getByLabel('Your email');
  await expect(send).toHaveCount(0);
  await field.click();
  await expect(send).toBeInViewport();
  expect((await field.boundingBox())?.y).toBeGreaterThan(900 / 2);
  await field.fill('Hi Tom');
  await expect(page.getByRole('region', { name: 'Score while you write' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap beside the composer lands where it was aimed although the composer folds', async ({
    page,
  }) => {
    await optimize(page);
    await page.getByRole('button', { name: 'Reply as Client' }).tap();
    await page.getByRole('button', { name: 'Get their reply' }).tap();
    await expect(page.getByText(/^Simulated reader, not a real person/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Simulated reader, not a real person/)).toBeVisible();
    await page.getByRole('button', { name: 'Reply as Client' }).tap();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const sight = page.getByRole('button', { name: 'First glance' });
    await sight.tap();
    await expect(sight).toHaveAttribute('aria-expanded', 'true');
  });
});

test('choosing a mode leaves the page where its reader has it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await optimize(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate('scrollTo(0, 400)');
    for (const { mode, label } of [...modes, ...modes]) {
      await page.getByRole('button', { name: mode }).click();
      await expect(page.getByLabel(label)).toBeFocused();
      expect.soft(await page.evaluate('scrollY'), `${mode} at ${String(size.width)} px`).toBe(400);
    }
  }
});

test('the keyboard enters the composer without moving the page', async ({ page }) => {
  await optimize(page);
  await page.getByRole('button', { name: 'Reply as Client' }).focus();
  await page.evaluate('scrollTo(0, 400)');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your email')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Optimize', exact: true })).toBeInViewport();
  expect(await page.evaluate('scrollY')).toBe(400);
});

test('the line to the latest message takes no room of the page, so that nothing moves as it goes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await optimize(page);
  await page.getByRole('button', { name: 'Reply as Client' }).click();
  await page.getByRole('button', { name: 'Get their reply' }).click();
  await expect(page.getByText(/^Simulated reader, not a real person/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'First glance' })).toBeVisible();
  const height = () => page.evaluate('document.documentElement.scrollHeight');
  const line = page.getByRole('button', { name: 'Jump to latest' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    // Late content grows the page meanwhile.
    await expect(async () => {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await expect(line).toBeHidden();
      const without = await height();
      await page.evaluate('scrollTo(0, 0)');
      await expect(line).toBeVisible();
      expect(await height(), `at ${String(size.width)} px`).toBe(without);
    }).toPass({ timeout: 20_000 });
  }
});
