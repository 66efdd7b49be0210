import type { Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { tabTo } from '../fixtures/tab-to.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const composer = (page: Page) => page.getByLabel('Your email');
const result = (page: Page) => page.getByRole('heading', { name: /up from/ });

test('keyboard alone: paste, optimise, put back, accept all, copy, save as template', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await expect(composer(page)).toBeFocused();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(emails.agency)})`);
  await page.keyboard.press('Control+v');
  await expect(composer(page)).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(result(page)).toBeFocused();
  const asOffered = (await result(page).textContent()) ?? '';
  const verdict = page.getByRole('heading', { level: 2, name: / (?:up from|as before)/ });
  await tabTo(page, page.getByRole('button', { name: 'Put all back' }), 40);
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/, as before/);
  const acceptAll = page.getByRole('button', { name: 'Accept all' });
  await page.keyboard.press('Shift+Tab');
  await expect(acceptAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(asOffered);
  await tabTo(page, page.getByRole('button', { name: /^Put back change \d+$/ }).first(), 60);
  await page.keyboard.press('Enter');
  await expect(verdict).not.toHaveText(asOffered);
  await page.keyboard.press('Control+z');
  await expect(verdict).toHaveText(asOffered);
  await tabTo(page, page.getByRole('button', { name: 'Copy', exact: true }), 60);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Template name')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Staff engineer in Lisbon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Template saved successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Copied|Copy)$/ })).toBeFocused();
});

test('in a chat that goes on, a few keys lead past everything to what is written next', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await composer(page).fill(emails.agency);
  await composer(page).press('Control+Enter');
  await expect(result(page)).toBeVisible();
  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(composer(page)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Skip to the text field' }), 1);
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
});

test('one status says when an answer begins and when it is ready; the log itself keeps silent', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  const announcements: string[] = [];
  await page.exposeFunction('hear', (words: string) => announcements.push(words));
  await expect(composer(page)).toBeVisible();
  await page.evaluate(`for (const status of document.querySelectorAll('[role=status]')) {
    new MutationObserver(() => {
      if (status.textContent) hear(status.textContent);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  }`);
  await composer(page).fill(emails.agency);
  await composer(page).press('Control+Enter');
  await expect(result(page)).toBeVisible();
  expect(announcements.filter((words) => words === 'Optimizing')).toHaveLength(1);
  expect(announcements.filter((words) => words.startsWith('Result ready'))).toHaveLength(1);
  await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
});
