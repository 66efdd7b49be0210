import { pages, paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('a weekly report is mailed, and its link stops them, signed out too', async ({
  page,
  baseURL,
}) => {
  const account = await signIn(page, newAccount(), { isVerified: true });
  const headers = { origin: baseURL ?? '' };
  await page.request.post(paths.optimizeEmail, {
    headers,
    data: { content: emails.agency, session_id: null, message_type: 'email_optimization' },
  });

  await page.goto(pages.settingsOf('notifications'));
  const weekly = page.getByRole('switch', { name: 'Weekly report' });
  await weekly.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect(page.getByText('Your last seven days are on their way.')).toBeVisible();

  await page.goto(paths.mailbox);
  await page.getByRole('link', { name: account.email }).filter({ hasText: 'Your week' }).click();
  await expect(page.getByRole('heading')).toHaveText(/Your week: 1 email, \+\d+ points on average/);
  await expect(page.getByText('Average score')).toBeVisible();
  const stop = await page.getByRole('link', { name: 'Stop these mails' }).getAttribute('href');

  await page.context().clearCookies();
  await page.goto(stop ?? '');
  await page.getByRole('button', { name: 'Stop the weekly report' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe again' })).toHaveCount(0);

  await page.request.post(paths.accounts.signIn, {
    headers,
    data: { email: account.email, password: account.password },
  });
  await page.goto(pages.settingsOf('notifications'));
  await expect(weekly).toBeEnabled();
  await expect(weekly).not.toBeChecked();
});
