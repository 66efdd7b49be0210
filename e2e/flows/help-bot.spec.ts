import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const bubble = (page: Page) => page.getByRole('button', { name: /^Help Chat/u });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question about Replysmith' });
const log = (page: Page) => page.getByRole('log', { name: 'Help messages' });

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('a question is answered from the help, and the chat goes along to what it cites', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard');
  await bubble(page).click();
  await expect(page.getByText(/I am an automatic assistant/u)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await ask(page, 'How do I delete my account?');
  await log(page).getByRole('link', { name: 'Delete your account' }).click();
  await expect(page).toHaveURL('/dashboard/help/security-privacy/delete-your-account');
  await expect(log(page).getByText('How do I delete my account?')).toBeVisible();

  await page.reload();
  await expect(log(page).getByText('How do I delete my account?')).toBeVisible();
  await field(page).press('Escape');
  await expect(bubble(page)).toBeFocused();
  await expect(bubble(page)).toHaveText('Help Chat');
});

test('what the help does not know is said, with the ways on', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard');
  await bubble(page).click();
  await ask(page, 'Which yak has the softest wool in Kathmandu?');
  await expect(log(page).getByText(/I do not know/u)).toBeVisible();
  await log(page).getByRole('link', { name: 'Search the help for it' }).click();
  await expect(page).toHaveURL(/\/dashboard\/help\?q=Which\+yak/u);
});

test('while the server does not answer the browser searches the help, and the question stays', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard');
  await bubble(page).click();
  await expect(page.getByText(/I am an automatic assistant/u)).toBeVisible();
  await page.route(`**${paths.helpChatbot}`, (route) => route.abort());
  await ask(page, 'How do I delete my account?');
  await expect(page.getByText('Failed to get response. Please try again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Delete your account' })).toBeVisible();
  await expect(field(page)).toHaveValue('How do I delete my account?');
  await page.unroute(`**${paths.helpChatbot}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(log(page).getByText('How do I delete my account?')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('it stands clear of the composer', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  const composer = page.getByLabel('Your email');
  await expect(composer).toBeVisible();
  await expect(async () => {
    const button = await bubble(page).boundingBox();
    const field = await composer.boundingBox();
    if (!button || !field) throw new Error('One of them is not there.');
    const isAbove = button.y + button.height <= field.y;
    const isBeside = button.x >= field.x + field.width;
    expect(isAbove || isBeside).toBe(true);
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bubble(page)).toBeHidden();
});

test('what the keyboard comes to is never under it', async ({ page }) => {
  await signIn(page, newAccount());
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(60);
    // What loads late may move it; it does not stay there.
    const hidden = () =>
      page.evaluate<string | null>(`(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.closest('aside')) return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above?.closest('aside[aria-label="Help Chat"]') ? focused.outerHTML : null;
    })()`);
    await expect.poll(hidden).toBeNull();
  }
});
