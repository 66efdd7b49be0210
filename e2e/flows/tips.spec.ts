import { paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => signIn(page, newAccount()));

test('a tip is dismissed, had back, applied, and found again where it belongs', async ({
  page,
}) => {
  await page.goto('/dashboard/tips');
  const tip = page.getByRole('article', { name: 'Score your first draft.' });
  await tip.getByRole('button', { name: 'Dismiss' }).click();
  await expect(tip).toBeHidden();
  await page.getByRole('link', { name: 'Dismissed', exact: true }).click();
  await tip.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('No tip dismissed')).toBeVisible();
  await page.getByRole('link', { name: 'For you now' }).click();
  await tip.getByRole('link', { name: 'Score a draft' }).click();
  await expect(page).toHaveURL('/dashboard/coldmail');
  await page.goto('/dashboard/tips?status=applied');
  await expect(tip.getByText('Applied to your workflow')).toBeVisible();
});

test('tips follow what is done: five emails, and they say what costs points', async ({
  page,
  baseURL,
}) => {
  for (const [index, content] of Array.from({ length: 5 }, () => emails.agency).entries()) {
    const answer = await page.request.post(paths.optimizeEmail, {
      headers: { origin: baseURL ?? '' },
      data: { content: `${content}\n${'!'.repeat(index)}`, message_type: 'email_optimization' },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.goto('/dashboard');
  await expect(page.getByText(/^\d\d% sure, from 5 emails$/u).first()).toBeVisible();
  await page.goto('/dashboard/tips?category=optimization');
  const first = page.getByRole('article').first();
  await expect(first.getByText(/cost points in \d of your last 5 drafts/u)).toBeVisible();
  await first.getByText('Why this tip').click();
  await expect(first.getByText(/^You see this because/u)).toBeVisible();
});
