import { paths, type UserSubscription } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import Home from '../../routes/dashboard-index.tsx';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, planIds, profile, refusal, subscription } from '../../testing/samples.ts';

const Dashboard = () => (useSession().data ? <Home /> : null);
const open = () => renderPages([{ path: '/dashboard', Component: Dashboard }], ['/dashboard']);

type Usage = UserSubscription['usage_tracking'];

const has = (changes: Partial<UserSubscription>) =>
  network.use(
    http.get(`*${paths.userSubscriptions}`, () =>
      HttpResponse.json({ ...subscription, ...changes }),
    ),
  );
const used = (usage_tracking: Usage) => has({ usage_tracking });
const is = (user: Partial<typeof account.user>) =>
  network.use(
    http.get(`*${paths.accounts.session}`, () =>
      HttpResponse.json({ user: { ...account.user, ...user } }),
    ),
  );
const lives = (changes: Partial<typeof profile>) =>
  network.use(
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json({ ...profile, ...changes })),
  );

const pending = { id: planIds.Starter, key: 'starter', name: 'Starter', price_monthly: 29 };
/** A card, once its figure is loaded. */
const card = async (name: string) => {
  await screen.findByRole('link', { name: new RegExp(`^${name} \\d`, 'u') });
  return within(screen.getByRole('article', { name }));
};

beforeEach(() => network.use(...signedIn));

it('greets by first name, with a word on the company before the first email', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Good \w+, Nora\.$/u }),
  ).toBeTruthy();
  expect(await screen.findByText(/Brightlane’s next cold email/u)).toBeTruthy();
});

it('greets by address where no name is known, and asks whether they are ready', async () => {
  is({ name: '' });
  lives({ full_name: null, company: null });
  open();
  expect(await screen.findByText('Welcome, nora@brightlane.example.')).toBeTruthy();
  expect(await screen.findByText('Are you ready to optimize your cold emails?')).toBeTruthy();
});

it('shows both limits with what is left of them and when the daily one starts again', async () => {
  open();
  const requests = await card('AI Requests');
  expect(requests.getByRole('meter').getAttribute('aria-valuetext')).toBe('1 of 5 used');
  expect(requests.getByText('4 AI requests remaining today')).toBeTruthy();
  expect(await requests.findByText('5h 12m until daily reset')).toBeTruthy();
  const templates = await card('Templates');
  expect(templates.getByText('10 template slots remaining')).toBeTruthy();
  expect(templates.queryByText(/daily reset/u)).toBeNull();
});

it.each([
  [7, 'calm'],
  [8, 'near'],
  [9, 'full'],
])('with %i of 10 places used the card is %s', async (templates_saved, level) => {
  used({ daily_ai_requests: 0, templates_saved });
  open();
  expect((await card('Templates')).getByRole('meter').dataset['level']).toBe(level);
});

it('has no meter where there is no limit', async () => {
  const features = subscription.plan.features.map((feature) => ({
    ...feature,
    limit: { kind: 'unlimited' } as const,
  }));
  has({ plan: { ...subscription.plan, key: 'pro', name: 'Pro', features } });
  open();
  expect((await card('Templates')).getByText(/no limit/u)).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
});

it('says what runs out, and leads people on Free to the plans', async () => {
  used({ daily_ai_requests: 2, templates_saved: 0 });
  open();
  expect(await screen.findByText('3 AI requests remaining today.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
    '/dashboard/upgrade',
  );
});

it('says nothing of what is far from running out', async () => {
  open();
  await card('Templates');
  expect(screen.queryByText(/remaining today\.$/u)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

it.each([
  [{ daily_ai_requests: 4, templates_saved: 0 }, null],
  [{ daily_ai_requests: 0, templates_saved: 9 }, 'Approaching limit. Consider upgrading.'],
  [{ daily_ai_requests: 5, templates_saved: 9 }, 'Limit reached. Upgrade for unlimited access.'],
])('on Free with %o its banner says %s', async (usage, words) => {
  used(usage);
  open();
  await card('AI Requests');
  const banners = screen.queryAllByText(/^(Approaching limit|Limit reached)\./u);
  expect(banners.map((banner) => banner.textContent)).toEqual(words ? [words] : []);
  const warnings = screen.queryAllByText(/remaining( today)?\.( |$)/u);
  expect(warnings.length).toBe(words ? 0 : 1);
});

it('shows no upgrade banner to people on other plans', async () => {
  has({
    plan: { ...subscription.plan, key: 'starter', name: 'Starter' },
    usage_tracking: { daily_ai_requests: 5, templates_saved: 10 },
  });
  open();
  expect(await screen.findByText(/^No AI requests remaining today\./u)).toBeTruthy();
  expect(screen.queryByText(/Limit reached/u)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See plans' })).toBeNull();
});

it('asks to verify the address before anything else, and sends the mail once more', async () => {
  is({ emailVerified: false });
  has({ pending_plan: pending, usage_tracking: { daily_ai_requests: 5, templates_saved: 10 } });
  const requests: unknown[] = [];
  network.use(
    http.post(`*${paths.accounts.sendVerification}`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ status: true });
    }),
  );
  const { user } = open();
  await card('AI Requests');
  expect(screen.getByText('Please verify your email address.')).toBeTruthy();
  expect(screen.queryByText('Complete Your Upgrade')).toBeNull();
  expect(screen.getByText(/^Limit reached/u)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Sent again.')).toBeTruthy();
  expect(requests).toEqual([{ email: account.user.email }]);
  const button = screen.getByRole('button', { name: /^Send again in \d+ s$/u });
  await user.click(button);
  expect(requests).toHaveLength(1);
});

it('then offers to complete the upgrade that was chosen at sign-up', async () => {
  has({ pending_plan: pending, usage_tracking: { daily_ai_requests: 5, templates_saved: 0 } });
  open();
  expect(await screen.findByText('Complete Your Upgrade')).toBeTruthy();
  expect(await screen.findByText(/^Limit reached/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upgrade Now' })).toBeTruthy();
});

it('says that usage could not be loaded, and tries again', async () => {
  network.use(http.get(`*${paths.userSubscriptions}`, () => refusal('not_found')));
  const { user } = open();
  expect(await screen.findByText('Your usage could not be loaded.')).toBeTruthy();
  network.use(...signedIn);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await card('Templates')).getByRole('meter')).toBeTruthy();
});

it('has every part in its order', async () => {
  open();
  await card('Templates');
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(1)).toEqual([
    'Total Optimizations',
    'Average Improvement',
    'This Week',
    'AI Requests',
    'Templates',
    'AI-Powered Tips & Suggestions',
    'Getting started',
  ]);
  const tiles = within(screen.getByRole('navigation', { name: 'Go to' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['ChatGet AI-powered feedback on your cold emails', '/dashboard/coldmail'],
    ['AnalyticsView your optimization insights and progress', '/dashboard/analytics'],
    ['LibraryBrowse and manage email templates', '/dashboard/library'],
    ['SettingsConfigure your preferences', '/dashboard/settings'],
  ]);
});

it('keeps the parts that could be loaded when another could not', async () => {
  network.use(http.get(`*${paths.dashboardStats}`, () => refusal('not_found')));
  open();
  expect(await screen.findByText('Your numbers could not be loaded.')).toBeTruthy();
  expect((await card('Templates')).getByRole('meter')).toBeTruthy();
  expect(await screen.findByText('0 of 5 done, 0%')).toBeTruthy();
});
