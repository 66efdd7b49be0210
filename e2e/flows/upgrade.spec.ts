import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { buy, openCheckout } from '../fixtures/customer.ts';
import { verifyByMail } from '../fixtures/mailbox.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const plan = (page: Page, name: string) => page.getByRole('article', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const requestsLeft = (page: Page, words: string) =>
  page.getByText(words).filter({ visible: true }).first();

async function openedBy(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), click()]);
  return tab;
}

test('signing up on Starter, verifying, paying: every tab has the new limits at once', async ({
  page,
  context,
}) => {
  const account = newAccount();
  await page.goto('/signup?plan=starter');
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
  await verifyByMail(page, account.email);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Complete Your Upgrade')).toBeVisible();
  await page.getByRole('button', { name: 'Skip Tutorial' }).click();

  const other = await context.newPage();
  await other.goto('/dashboard/coldmail');
  await expect(requestsLeft(other, '5 requests left')).toBeVisible();

  const checkout = await openedBy(context, () =>
    page.getByRole('button', { name: 'Upgrade Now' }).click(),
  );
  await expect(page.getByText('Redirecting to checkout')).toBeVisible();
  await expect(checkout.getByText('Sandbox: no card is charged.')).toBeVisible();
  await expect(checkout.getByText('$29 a month')).toBeVisible();
  const reads: string[] = [];
  other.on('request', (request) => reads.push(request.resourceType()));
  await checkout.getByRole('button', { name: 'Pay $29' }).click();
  await expect(requestsLeft(other, '20 requests left')).toBeVisible();
  expect(reads).not.toContain('document');

  await expect(heading(checkout, 'Processing Payment')).toBeVisible();
  await expect(heading(checkout, 'Payment Successful!')).toBeVisible();
  await expect(checkout.getByText('20 Daily AI Requests')).toBeVisible();
  await expect(page.getByText('Complete Your Upgrade')).toBeHidden();
  await checkout.getByRole('link', { name: 'Manage Billing' }).click();
  await expect(checkout.getByText('Renews on')).toBeVisible();
});

test('a declined card charges nothing; leaving brings back the plan that was chosen', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount(), { isVerified: true });
  await page.goto('/dashboard/upgrade');
  await expect(plan(page, 'Free').getByText('Your plan')).toBeVisible();
  const checkout = await openedBy(context, () =>
    plan(page, 'Pro').getByRole('button', { name: 'Start with Pro' }).click(),
  );
  await checkout.getByRole('button', { name: 'Decline the card' }).click();
  await expect(checkout.getByText('The card was declined.')).toBeVisible();
  await checkout.getByRole('link', { name: 'Leave without paying' }).click();
  await expect(heading(checkout, 'Payment Cancelled')).toBeVisible();
  await expect(checkout.getByText('No charge was made')).toBeVisible();
  await checkout.getByRole('link', { name: 'Try Again' }).click();
  await expect(plan(checkout, 'Pro').getByText('Your choice')).toBeInViewport();
  await expect(plan(checkout, 'Free').getByText('Your plan')).toBeVisible();
});

test('a double click opens one checkout', async ({ page, context }) => {
  await signIn(page, newAccount(), { isVerified: true });
  await page.goto('/dashboard/upgrade');
  await plan(page, 'Starter').getByRole('button').dblclick();
  await expect(page.getByText('A new tab has opened.')).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test('where tabs are blocked, a link leads to the checkout', async ({ page }) => {
  await page.addInitScript('window.open = () => null');
  await signIn(page, newAccount(), { isVerified: true });
  await page.goto('/dashboard/upgrade');
  await plan(page, 'Starter').getByRole('button').click();
  await expect(page.getByText('Your browser blocked the new tab.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(heading(page, 'Subscribe to Starter')).toBeVisible();
});

test('an email that is not verified is asked for before any tab opens', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/upgrade');
  await plan(page, 'Starter').getByRole('button').click();
  await expect(
    page
      .getByText('Please verify your email before upgrading to a paid plan.')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('only a paid checkout of one’s own is a success', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await signIn(stranger, newAccount(), { isVerified: true });
  const foreign = (await openCheckout(stranger, 'Starter')).split('/').at(-1) ?? '';
  await buy(stranger, 'Starter');
  await elsewhere.close();

  await signIn(page, newAccount(), { isVerified: true });
  const unpaid = (await openCheckout(page, 'Starter')).split('/').at(-1) ?? '';
  for (const [query, title] of [
    ['', 'No payment to show'],
    ['?session_id=', 'No payment to show'],
    ['?session_id=garbage', 'No such payment'],
    [`?session_id=${'x'.repeat(500)}`, 'No such payment'],
    [`?session_id=${foreign}`, 'No such payment'],
    [`?session_id=${unpaid}`, 'This checkout is not paid yet'],
  ] as const) {
    await page.goto(`/payment-success${query}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toHaveCount(0);
  }
});

test('who was signed out meanwhile signs in and is back with the payment', async ({ page }) => {
  const account = await signIn(page, newAccount(), { isVerified: true });
  await page.goto(await openCheckout(page, 'Starter'));
  await page.getByRole('button', { name: /^Pay/ }).click();
  await heading(page, 'Payment Successful!').waitFor();
  const { href } = new URL(page.url());
  await page.context().clearCookies();
  await page.goto(href);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(href);
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
});

test('a plan is switched, cancelled and resumed, and every page says until when', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount(), { isVerified: true });
  await buy(page, 'Starter');
  await page.goto('/dashboard/upgrade');
  const billing = await openedBy(context, () =>
    plan(page, 'Pro').getByRole('button', { name: 'Switch to Pro' }).click(),
  );
  await expect(billing.getByText('Then: Pro')).toBeVisible();
  await billing.getByRole('button', { name: 'Confirm the switch' }).click();
  await expect(plan(page, 'Pro').getByText('Your plan')).toBeVisible();
  await expect(page.getByText('0 / ∞').first()).toBeVisible();

  await billing.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(plan(page, 'Free').getByText(/^Yours from \d/)).toBeVisible();
  await billing.getByRole('button', { name: 'Resume the subscription' }).click();
  await expect(plan(page, 'Free').getByRole('button', { name: 'Cancel in billing' })).toBeVisible();

  await billing.getByRole('button', { name: 'Let the next payment fail' }).click();
  await expect(page.getByText('Your last payment failed.')).toBeVisible();
  await billing.getByRole('button', { name: 'End now' }).click();
  await expect(plan(page, 'Free').getByText('Your plan')).toBeVisible();
});

test('a payment that is not confirmed is waited for, never taken for paid, and found in the end', async ({
  page,
}) => {
  await signIn(page, newAccount(), { isVerified: true });
  let status = 'processing';
  let requestCount = 0;
  await page.route(`**${paths.confirmCheckout}`, (route) => {
    requestCount += 1;
    return route.fulfill({ json: { status, plan: { key: 'starter', name: 'Starter' } } });
  });
  await page.clock.install();
  await page.goto('/payment-success?session_id=cs_1');
  await expect(heading(page, 'Processing Payment')).toBeVisible();
  for (let second = 0; second < 29; second += 1) await page.clock.runFor(1_000);
  await expect(heading(page, 'Processing Payment')).toBeVisible();
  expect(requestCount).toBeGreaterThan(4);
  expect(requestCount).toBeLessThan(12);
  await page.clock.runFor(2_000);
  await expect(heading(page, 'We are still waiting for the payment')).toBeVisible();

  status = 'paid';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Processing Payment')).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(heading(page, 'Processing Payment')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(heading(page, 'Payment Successful!')).toBeVisible();
});

test('every page around paying is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount(), { isVerified: true });
  const checkout = await openCheckout(page, 'Starter');
  const check = async (address: string, expected: string) => {
    await page.goto(address);
    await page.getByText(expected).first().waitFor();
    await expectAccessible(page, address);
  };
  await check('/dashboard/upgrade?upgrade=pro', 'Your choice');
  await check('/payment-cancelled?upgrade=pro', 'Payment Cancelled');
  await check('/payment-success?session_id=garbage', 'No such payment');
  await check(checkout, 'Subscribe to Starter');
  await buy(page, 'Starter');
  await check('/dashboard/upgrade', 'Cancel in billing');
  await check('/dashboard/settings/billing', 'Renews on');
  await check('/sandbox/billing?switch=pro', 'Switch to Pro?');
});
