import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const bubble = (page: Page) => page.getByRole('button', { name: /^Help Chat/u });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question about Replysmith' });
const log = (page: Page) => page.getByRole('log', { name: 'Help messages' });

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('the help chat is accessible, whatever it is doing', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto('/dashboard/tools');
  await bubble(page).click();
  await expect(page.getByText(/I am an automatic assistant/u)).toBeVisible();
  await expectAccessible(page, 'greeting');
  await ask(page, 'How do I delete my account?');
  await expect(log(page).getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible(page, 'answered');
  await page.route(`**${paths.helpChatbot}`, () => undefined);
  await ask(page, 'How do I import a CSV file?');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectAccessible(page, 'pending');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.unroute(`**${paths.helpChatbot}`);
  await page.route(`**${paths.helpChatbot}`, (route) => route.abort());
  await field(page).press('Enter');
  await expect(page.getByRole('link', { name: 'Import from files' })).toBeVisible();
  await expectAccessible(page, 'failed');
  await field(page).press('Escape');
  await expectAccessible(page, 'minimized');
});
