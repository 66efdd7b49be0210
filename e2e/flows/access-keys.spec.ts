import { pages, paths } from '@replysmith/contract';
import { request } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('a key is made, used by a program and revoked', async ({ page, baseURL }) => {
  const { password } = await signIn(page, newAccount());
  await page.goto(pages.settingsOf('access-keys'));
  await expect(page.getByText('You have no access keys.')).toBeVisible();

  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Sales scripts');
  await dialog.getByLabel('What it may do').selectOption('Read');
  await dialog.getByLabel('Expires').selectOption('On a day you choose');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Choose a day in the future.')).toBeVisible();
  await expect(dialog.getByLabel('Last day')).toBeFocused();
  await expectAccessible(page, 'a key without a last day');
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(soon);
  await dialog.getByRole('button', { name: 'Make the key' }).click();

  const shown = dialog.getByLabel('Access key', { exact: true });
  await expect(shown).toBeFocused();
  const key = await shown.inputValue();
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await expectAccessible(page, 'a new key');
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sales scripts' })).toContainText(
    `replysmith_…${key.slice(-4)}`,
  );
  await expect(page.getByText(/^“Sales scripts” expires on \d/)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const program = await request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { Authorization: `Bearer ${key}`, 'User-Agent': 'sales-scripts/1.0' },
  });
  const read = () => program.get(`${paths.emailTemplates}?limit=1`);
  expect((await read()).status()).toBe(200);
  const written = await program.post(paths.templateFolders, { data: { name: 'Shops' } });
  expect(await written.json()).toMatchObject({ error: { code: 'key_scope' } });
  await page.reload();
  await expect(page.getByText(/Last used today from .+ by sales-scripts/)).toBeVisible();

  await page.getByRole('button', { name: 'Revoke Sales scripts' }).click();
  await expect(dialog.getByText('This cannot be undone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('You have no access keys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a key' })).toBeFocused();
  expect(await (await read()).json()).toMatchObject({ error: { code: 'key_revoked' } });
  await program.dispose();
});
