import {
  paths,
  type CheckoutSession,
  type PricingPlanList,
  type UserSubscription,
} from '@replysmith/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionGuard } from '../../layout/dashboard/session-guard.tsx';
import { featureRow } from '../../testing/feature-row.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, planIds, refusal, subscription } from '../../testing/samples.ts';
import { UpgradePage } from './upgrade-page.tsx';

const url = 'https://pay.example/checkout/1';
const offer = (name: keyof typeof planIds, price: number, requests: number) => ({
  id: planIds[name],
  key: name.toLowerCase(),
  name,
  price_monthly: price,
  description: `The ${name} plan.`,
  button_text: `Start with ${name}`,
  is_popular: name === 'Starter',
  is_active: true,
  sort_order: price,
  features: [
    featureRow('daily_ai_requests', 'Daily AI Requests', { kind: 'limit', value: requests }),
  ],
});
const plans: PricingPlanList = {
  items: [offer('Free', 0, 5), offer('Starter', 29, 20), offer('Pro', 99, 500)],
};

type Tab = { words: string; wentTo: string[]; isClosed: boolean };
let tabs: Tab[] = [];
const realOpen = window.open.bind(window);

/** What a browser hands out for a new tab. */
function openTab(): Window {
  const page = document.implementation.createHTMLDocument();
  const tab: Tab = { words: '', wentTo: [], isClosed: false };
  tabs.push(tab);
  return {
    opener: window,
    document: page,
    location: { replace: (to: string) => tab.wentTo.push(to) },
    get closed() {
      tab.words = page.body.textContent;
      return tab.isClosed;
    },
    close: () => (tab.isClosed = true),
  } as unknown as Window;
}

beforeEach(() => {
  tabs = [];
  window.open = openTab;
  network.use(
    http.get(`*${paths.pricingPlans}`, () => HttpResponse.json(plans)),
    ...signedIn,
  );
});
afterEach(() => {
  window.open = realOpen;
});

function holds(changes: Partial<UserSubscription>): void {
  network.use(
    http.get(`*${paths.userSubscriptions}`, () =>
      HttpResponse.json({ ...subscription, ...changes }),
    ),
  );
}

const keys: (string | null)[] = [];
function answersCheckout(answer: () => Response | Promise<Response>): void {
  keys.length = 0;
  network.use(
    http.post(`*${paths.createCheckoutSession}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
}
const toCheckout = () =>
  HttpResponse.json({ url, kind: 'checkout' } satisfies CheckoutSession) as Response;

const open = (path = '/dashboard/upgrade') =>
  renderPages(
    [
      {
        path: '/dashboard/upgrade',
        Component: () => (
          <SessionGuard>
            <UpgradePage />
          </SessionGuard>
        ),
      },
    ],
    [path],
  );
const card = (name: string) => screen.findByRole('article', { name });
const buttonOf = async (name: string) => within(await card(name)).getByRole('button');

test('marks the plan that holds in words, and shows what is used of it', async () => {
  open();
  expect(within(await card('Free')).getByText('Your plan')).toBeTruthy();
  expect((await buttonOf('Free')).getAttribute('aria-disabled')).toBe('true');
  expect((await buttonOf('Free')).textContent).toBe('Current Plan');
  expect(screen.getByText('1 / 5')).toBeTruthy();
  expect(within(await card('Starter')).getByText('Most Popular')).toBeTruthy();
});

test('draws no limit as ∞', async () => {
  const features = [
    { ...offer('Pro', 99, 1).features[0], limit: { kind: 'unlimited' } },
  ] as UserSubscription['plan']['features'];
  holds({ plan: { ...subscription.plan, features } });
  open();
  expect((await screen.findByText('∞')).parentElement?.textContent).toBe('1 / ∞unlimited');
});

test('the address chooses a plan', async () => {
  open('/dashboard/upgrade?upgrade=pro');
  expect(within(await card('Pro')).getByText('Your choice')).toBeTruthy();
});

test('opens a tab in the click and sends it to the checkout', async () => {
  answersCheckout(toCheckout);
  const { user } = open();
  await user.click(await buttonOf('Starter'));
  expect(tabs).toHaveLength(1);
  expect(await screen.findByText('Redirecting to checkout')).toBeTruthy();
  expect(tabs[0]).toEqual({ words: 'Opening the checkout…', wentTo: [url], isClosed: false });
});

test('no longer points to the other tab once the plan has changed', async () => {
  answersCheckout(toCheckout);
  const { user } = open();
  await user.click(await buttonOf('Starter'));
  await screen.findByText('A new tab has opened.');
  holds({ plan: { ...subscription.plan, key: 'starter', name: 'Starter' }, version: 2 });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText('A new tab has opened.')).toBeNull());
});

test('says beside the usage that a limit of Free is reached', async () => {
  holds({ usage_tracking: { daily_ai_requests: 5, templates_saved: 0 } });
  open();
  expect(await screen.findByText('Limit reached. Upgrade for unlimited access.')).toBeTruthy();
});

test('a double click is one checkout in one tab', async () => {
  answersCheckout(toCheckout);
  const { user } = open();
  await user.dblClick(await buttonOf('Starter'));
  await screen.findByText('A new tab has opened.');
  expect(keys).toHaveLength(1);
  expect(tabs).toHaveLength(1);
});

test('a browser that opens no tab gets a link', async () => {
  window.open = () => null;
  answersCheckout(toCheckout);
  const { user } = open();
  await user.click(await buttonOf('Starter'));
  const link = await screen.findByRole('link', { name: 'Go to checkout' });
  expect(link.getAttribute('href')).toBe(url);
});

test.each([
  ['no address', () => HttpResponse.json({}), 'No checkout URL received'],
  [
    'an address that is none',
    () => HttpResponse.json({ url: 'javascript:alert(1)', kind: 'checkout' }),
    'No checkout URL received',
  ],
  ['a fault', () => refusal('internal'), 'Failed to start checkout process. Please try again.'],
  [
    'no payment set up',
    () => refusal('billing_unavailable'),
    'Payment is not set up on this server, or cannot be reached right now. Nothing was charged.',
  ],
])('after %s the tab is closed again and the reason is told', async (_case, answer, words) => {
  answersCheckout(answer as () => Response);
  const { user } = open();
  await user.click(await buttonOf('Starter'));
  expect(await screen.findAllByText(words, { exact: false })).toHaveLength(2);
  expect(tabs).toMatchObject([{ isClosed: true, wentTo: [] }]);
});

test('what may have happened is asked for again as the same, what was refused as new', async () => {
  const answers = [
    () => refusal('billing_unavailable'),
    () => refusal('rate_limited'),
    toCheckout,
  ] as (() => Response)[];
  answersCheckout(() => answers[keys.length - 1]?.() ?? HttpResponse.error());
  const { user } = open();
  for (const words of [/^Payment is not set up/, /^Too many requests/, /^A new tab/]) {
    await user.click(await buttonOf('Starter'));
    await screen.findByText(words, { selector: 'main *' });
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an unverified email is told before anything opens', async () => {
  network.use(
    http.get(`*${paths.accounts.session}`, () =>
      HttpResponse.json({ user: { ...account.user, emailVerified: false } }),
    ),
  );
  const { user } = open();
  await user.click(await buttonOf('Starter'));
  expect(await screen.findAllByText('Email Verification Required')).toHaveLength(2);
  expect(tabs).toHaveLength(0);
});

test('who pays is offered a switch, what stops, and cancelling in billing', async () => {
  holds({ plan: { ...subscription.plan, ...offer('Pro', 99, 500) } });
  open();
  expect((await buttonOf('Starter')).textContent).toBe('Switch to Starter');
  expect(
    within(await card('Starter')).getByText('Daily AI Requests: 20 instead of 500'),
  ).toBeTruthy();
  expect((await buttonOf('Free')).textContent).toBe('Cancel in billing');
});

test('a cancelled plan says until when it holds, and what comes then', async () => {
  holds({
    plan: { ...subscription.plan, ...offer('Pro', 99, 500) },
    billing: { ...subscription.billing, ends_at: '2026-04-04T12:00:00.000Z' },
  });
  open();
  expect(within(await card('Free')).getByText('Yours from 4 April 2026.')).toBeTruthy();
  expect(screen.getByText(/^You are on/).textContent).toBe('You are on Pro until 4 April 2026.');
});

test('plans that cannot be loaded are asked for again', async () => {
  network.use(http.get(`*${paths.pricingPlans}`, () => refusal('rate_limited'), { once: true }));
  const { user } = open();
  expect(await screen.findByText(/^Error loading pricing plans: Too many/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Starter')).toBeTruthy();
});
