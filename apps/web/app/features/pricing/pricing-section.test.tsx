import { paths, standardPlans, type PricingPlan } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { planLines } from '../../data/plan-words.ts';
import { siteContent } from '../../data/site-content.ts';
import { featureRow } from '../../testing/feature-row.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { planIds, refusal } from '../../testing/samples.ts';
import { PricingSection } from './pricing-section.tsx';

const requests = (limit: PricingPlan['features'][number]['limit']) =>
  featureRow('daily_ai_requests', 'Daily AI Requests', limit);

const plan = (name: keyof typeof planIds, price: number, isPopular: boolean): PricingPlan => ({
  id: planIds[name],
  key: name.toLowerCase(),
  name,
  price_monthly: price,
  description: `What ${name} is for.`,
  button_text: `Upgrade to ${name}`,
  is_popular: isPopular,
  is_active: true,
  sort_order: price,
  features: [
    requests(price === 99 ? { kind: 'unlimited' } : { kind: 'limit', value: price === 0 ? 5 : 20 }),
    featureRow('templates_saved', 'Template Saving', { kind: 'limit', value: 100 }),
    featureRow('ab_test_suggestions', 'A/B test suggestions', {
      kind: 'boolean',
      included: price > 0,
    }),
  ],
});

const plans = [plan('Free', 0, false), plan('Starter', 29, true), plan('Pro', 99, false)];
const offers = (items: PricingPlan[]) =>
  network.use(http.get(`*${paths.pricingPlans}`, () => HttpResponse.json({ items })));

beforeEach(() => network.use(...signedIn));

const column = async (name: string) => within(await screen.findByRole('article', { name }));
const linkIn = async (name: string) => (await column(name)).getByRole('link');

it('shows a skeleton, then each plan with its price and what it includes', async () => {
  offers(plans);
  render(<PricingSection isSignedIn={false} />);
  expect(screen.getByText('Loading pricing plans...')).toBeTruthy();

  const starter = await column('Starter');
  expect(starter.getByText('$29').parentElement?.textContent).toBe('$29 a month');
  expect(starter.getByText('What Starter is for.')).toBeTruthy();
  expect(starter.getAllByRole('listitem').map((line) => line.textContent.trim())).toEqual([
    '20 Daily AI Requests',
    '100 Templates Saving',
    'A/B test suggestions',
  ]);
  expect((await column('Free')).queryByText('A/B test suggestions')).toBeNull();
  expect((await column('Pro')).getByText('Unlimited')).toBeTruthy();
  expect(screen.queryByText('Loading pricing plans...')).toBeNull();
});

it('keeps room for as many lines as the plans have', () => {
  offers(plans);
  const { container } = render(<PricingSection isSignedIn={false} />);
  const columns = [...container.querySelectorAll('[aria-busy] [aria-hidden] > div')];
  expect(columns.map(({ children }) => children.length)).toEqual(
    standardPlans().map(({ features }) => planLines(features).length),
  );
});

it('marks only the popular plan', async () => {
  offers(plans);
  render(<PricingSection isSignedIn={false} />);
  expect((await column('Starter')).getByText('Most Popular')).toBeTruthy();
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
});

it.each([
  [false, 'Free', 'Get Started Free', '/signup?plan=free'],
  [false, 'Starter', 'Start with Starter', '/signup?plan=starter'],
  [true, 'Free', 'Access Dashboard', '/dashboard'],
  [true, 'Pro', 'Upgrade to Pro', '/dashboard/upgrade?upgrade=pro'],
])('signed in: %s, the button of %s says "%s"', async (isSignedIn, name, text, to) => {
  offers(plans);
  render(<PricingSection isSignedIn={isSignedIn} />);
  const link = await linkIn(name);
  expect(link.textContent).toBe(text);
  expect(link.getAttribute('href')).toBe(to);
});

it('names the plan that the reader has, and leads from it to the dashboard', async () => {
  offers(plans);
  network.use(
    http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json({ plan: { key: 'starter' } })),
  );
  render(<PricingSection isSignedIn />);
  await waitFor(async () => {
    expect((await linkIn('Starter')).textContent).toBe('Current Plan');
  });
  expect((await linkIn('Starter')).getAttribute('href')).toBe('/dashboard');
  expect((await linkIn('Free')).textContent).toBe('Access Dashboard');
});

it('says that no plan is on offer where there is none', async () => {
  offers([]);
  render(<PricingSection isSignedIn={false} />);
  expect(await screen.findByText('No plan is on offer at the moment.')).toBeTruthy();
});

it.each<[string, object]>([
  ['a price that is a text', { price_monthly: '29' }],
  ['no price', { price_monthly: null }],
  ['a name that is none', { name: null }],
  ['no button', { button_text: undefined }],
  ['no features', { features: null }],
  ['a feature that is none', { features: [null] }],
  ['a feature without a limit', { features: [{ feature_name: 'Emails' }] }],
  ['a limit without a figure', { features: [{ feature_name: 'A', limit: { kind: 'limit' } }] }],
])('shows no plans with %s', async (_what, changes) => {
  const items = [plans[0], { ...plans[1], ...changes }];
  network.use(http.get(`*${paths.pricingPlans}`, () => HttpResponse.json({ items })));
  render(<PricingSection isSignedIn={false} />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
});

it.each([
  ['a refusal', () => refusal('unavailable'), /^Error loading pricing plans: The service is not/u],
  ['no answer', () => HttpResponse.error(), /^Error loading pricing plans: The server could not/u],
  [
    'another answer',
    () => HttpResponse.json({ items: [{}] }),
    /^Error loading pricing plans: The answer could not be read\./u,
  ],
])('says why there are no plans after %s, and reads them again', async (_what, answer, words) => {
  network.use(http.get(`*${paths.pricingPlans}`, answer));
  const { user } = render(<PricingSection isSignedIn={false} />);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);

  offers(plans);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await column('Starter')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what the owner claims above the prices, and nothing where the owner claims nothing', () => {
  offers(plans);
  const { unmount } = render(<PricingSection isSignedIn={false} />);
  expect(screen.getByText('Limited Time Pricing Offer')).toBeTruthy();
  unmount();

  const claim = siteContent.claims.pricingOffer;
  siteContent.claims.pricingOffer = null;
  render(<PricingSection isSignedIn={false} />);
  siteContent.claims.pricingOffer = claim;
  expect(screen.queryByText('Limited Time Pricing Offer')).toBeNull();
});
