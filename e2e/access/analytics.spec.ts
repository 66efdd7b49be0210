import { paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const address = '/dashboard/analytics';
const summaries = `**${paths.analyticsSummary}*`;

test('analytics while they load, when they cannot be loaded, and with nothing to count', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAccount());
  await page.route(summaries, () => undefined);
  await page.goto(address);
  await expect(page.getByText('Loading analytics...')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'More with Pro' })).toBeVisible();
  await expectAccessible(page, 'loading');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(summaries, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('Failed to load analytics data')).toBeVisible();
  await expectAccessible(page, 'failed');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing to count yet')).toBeVisible();
  await expectAccessible(page, 'empty');
});

test('analytics with all that Pro shows, charts as tables and the list narrowed', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, newAccount(), { isVerified: true, plan: 'Pro' });
  for (const content of [emails.agency, emails.blast]) {
    const data = { content, session_id: null, message_type: 'email_optimization' };
    const headers = { origin: baseURL ?? '' };
    expect((await page.request.post(paths.optimizeEmail, { headers, data })).ok()).toBe(true);
  }
  await page.goto(`${address}?range=90d`);
  for (const summary of await page.getByText('Show as table').all()) await summary.click();
  await page
    .getByRole('region', { name: 'What cost you most' })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'By industry table' })).toBeVisible();
  await expectAccessible(page, 'full');
});
