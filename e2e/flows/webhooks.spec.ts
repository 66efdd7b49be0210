import { pages, paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { startReceiver } from '../fixtures/receiver.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';
import { post } from '../help/post.ts';

test('a webhook is made, tried, told of what happens, deleted and had back', async ({ page }) => {
  test.slow();
  const receiver = await startReceiver();
  try {
    const account = newAccount();
    await signIn(page, account);
    await page.goto(pages.settingsOf('webhooks'));
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Enter an address.')).toBeVisible();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    await page.getByLabel('Your password').fill(account.password);
    await page.getByLabel('Address').fill('example');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText(/Enter a whole address/)).toBeVisible();
    await expectAccessible(page, 'the form');
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByLabel('Secret', { exact: true })).toHaveValue(/^whsec_/);
    await expectAccessible(page, 'the secret');
    await page.getByRole('button', { name: 'I have saved it' }).click();

    receiver.statuses.push(503);
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await expect(page.getByText('It answered 503.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: /^Send again/ }).click();
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 20_000 });
    await post(page, paths.sentEmails, {
      subject: 'Ovens',
      body: 'Hi Tom,\n\nShall I show you an oven that heats in 12 minutes?',
    });
    await expect(() => expect(receiver.received.at(-1)).toContain('email.sent')).toPass();
    await page.reload();
    await page.getByRole('button', { name: /^Deliveries/ }).click();
    const log = page.getByRole('list', { name: 'Deliveries' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'the deliveries');

    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing is sent anywhere yet.')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText(receiver.url, { exact: true })).toBeVisible();
  } finally {
    await receiver.close();
  }
});
