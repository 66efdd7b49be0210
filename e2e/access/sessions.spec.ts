import { OptimizeEmailReply, paths } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test("somebody else's session looks exactly like one that does not exist", async ({
  page,
  baseURL,
}) => {
  await signIn(page, newAccount());
  const answer = await page.request.post(paths.optimizeEmail, {
    headers: { origin: baseURL ?? '' },
    data: { content: emails.recruiter, session_id: null, message_type: 'email_optimization' },
  });
  const { session } = OptimizeEmailReply.parse(await answer.json());

  await page.context().clearCookies();
  await signIn(page, newAccount());
  await page.goto(`/dashboard/coldmail/${session.id}`);
  await expect(
    page.getByRole('heading', { name: 'There is no chat at this address.' }),
  ).toBeVisible();
  const foreign = await page.getByRole('main').textContent();
  await page.goto('/dashboard/coldmail/00000000-0000-4000-8000-000000000000');
  await expect(
    page.getByRole('heading', { name: 'There is no chat at this address.' }),
  ).toBeVisible();
  expect(await page.getByRole('main').textContent()).toBe(foreign);
  await expect(page.getByText('Kestrel')).toHaveCount(0);
});
