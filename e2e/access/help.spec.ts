import { paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const states = {
  everything: '/dashboard/help',
  'a search': '/dashboard/help?q=folder',
  nothing: '/dashboard/help?q=zzyzx',
};

test('the help is accessible and fits in every state', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  for (const [state, address] of Object.entries(states)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Replysmith Help Center' })).toBeVisible();
    await expectAccessible(page, state);
  }
  await page.route(`**${paths.pricingPlans}`, (route) => route.abort());
  await page.goto('/dashboard/help/subscription/what-plans-include');
  await expect(page.getByText(/figures of the plans could not be loaded/)).toBeVisible();
  await expectAccessible(page, 'one guide, without the plans');
});
