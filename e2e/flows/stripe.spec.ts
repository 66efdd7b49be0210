import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('Stripe’s own library and webhooks carry a plan through buying, switching and cancelling', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount(), { isVerified: true });
  await page.goto('/dashboard/upgrade');
  const plan = (name: string) => page.getByRole('article', { name });
  const openedBy = async (name: string, button: string) => {
    // A click within a second of the one before counts as the second of a double click.
    await page.waitForTimeout(1_000);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      plan(name).getByRole('button', { name: button }).click(),
    ]);
    return tab;
  };

  const checkout = await openedBy('Starter', 'Start with Starter');
  await checkout.getByRole('button', { name: 'Have the card declined' }).click();
  await checkout.getByRole('link', { name: 'Cancel' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(checkout).toHaveURL(/upgrade=starter$/);
  await checkout.close();

  const again = await openedBy('Starter', 'Start with Starter');
  await again.getByRole('button', { name: 'Pay' }).click();
  await expect(again.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(again.getByText('20 Daily AI Requests')).toBeVisible();
  await expect(plan('Starter').getByText('Your plan')).toBeVisible();
  await again.close();

  const portal = await openedBy('Pro', 'Switch to Pro');
  await portal.getByRole('button', { name: 'Confirm' }).click();
  await expect(plan('Pro').getByText('Your plan')).toBeVisible();
  await portal.close();

  const billing = await openedBy('Free', 'Cancel in billing');
  await billing.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(plan('Free').getByText(/^Yours from \d/)).toBeVisible();
});
