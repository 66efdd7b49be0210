import { paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const address = '/dashboard/tips';
const tips = `**${paths.userTips}*`;

test('tips while they load, and when they cannot be loaded', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.route(tips, () => undefined);
  await page.goto(address);
  await expect(page.getByText('Loading your tips...')).toBeAttached();
  await expectAccessible(page, 'loading');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(tips, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('Your tips could not be loaded')).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('tips as they are, why they are, and none', async ({ page, baseURL }) => {
  test.slow();
  await signIn(page, newAccount());
  for (let copy = 0; copy < 5; copy += 1) {
    const content = `${emails.agency}\n${'!'.repeat(copy)}`;
    const data = { content, session_id: null, message_type: 'email_optimization' };
    const headers = { origin: baseURL ?? '' };
    expect((await page.request.post(paths.optimizeEmail, { headers, data })).ok()).toBe(true);
  }
  await page.goto(address);
  await page.getByText('Why this tip').first().click();
  await expect(page.getByText(/^You see this because/u).first()).toBeVisible();
  await expectAccessible(page, 'full');
  await page.goto(`${address}?status=dismissed`);
  await expect(page.getByText('No tip dismissed')).toBeVisible();
  await expectAccessible(page, 'empty');
});
