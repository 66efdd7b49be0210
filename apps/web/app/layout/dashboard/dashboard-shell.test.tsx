import { paths, type UserSubscription } from '@replysmith/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { useSubscription } from '../../data/subscription.ts';
import { apiPost } from '../../lib/http.ts';
import { completeBrowser } from '../../testing/complete-browser.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { account, profile, refusal, subscription } from '../../testing/samples.ts';
import { DashboardShell } from './dashboard-shell.tsx';

function Dashboard() {
  const { refetch } = useSubscription();
  const { mutate } = useMutation({
    mutationFn: () => apiPost(paths.optimizeEmail, {}, { parse: () => null }),
  });
  const inPlace = useMutation({
    meta: { showsRefusal: true },
    mutationFn: () => apiPost(paths.optimizeEmail, {}, { parse: () => null }),
  });
  if (!useSession().data) return null;
  return (
    <DashboardShell>
      <label>
        Draft <input />
      </label>
      <button type="button" onClick={() => void refetch()}>
        Ask again
      </button>
      <button type="button" onClick={() => mutate()}>
        Optimize
      </button>
      <button type="button" onClick={() => inPlace.mutate()}>
        {inPlace.isError ? 'Told in place' : 'Ask in place'}
      </button>
    </DashboardShell>
  );
}

function having(used: number, limit: number | null = 5, name = 'Free'): UserSubscription {
  return {
    ...subscription,
    usage_tracking: { daily_ai_requests: used, templates_saved: 2 },
    plan: {
      ...subscription.plan,
      key: name.toLowerCase(),
      name,
      features: subscription.plan.features.map((feature) =>
        feature.feature_key === 'daily_ai_requests'
          ? {
              ...feature,
              limit: limit === null ? { kind: 'unlimited' } : { kind: 'limit', value: limit },
            }
          : feature,
      ),
    },
  };
}

const answers = (path: string, body: UserSubscription | typeof profile | typeof account) =>
  http.get(`*${path}`, () => HttpResponse.json(body));

/** A screen that is wide enough for everything, or one of a phone. */
function screenOf(width: number): void {
  const plain = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const [, side, pixels] = /(min|max)-width: (\d+)px/u.exec(query) ?? [];
    const matches = side === 'min' ? width >= Number(pixels) : width <= Number(pixels);
    return side ? Object.assign(plain(query), { matches }) : plain(query);
  };
}

async function open(path = '/dashboard') {
  const opened = renderPages([{ path: '/dashboard/*', Component: Dashboard }], [path]);
  await screen.findByRole('complementary', { name: 'Sidebar' });
  return opened;
}

const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });
const toggle = () => screen.getByRole('button', { name: 'Toggle sidebar' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
const places = () =>
  within(sidebar())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  screenOf(1440);
  network.use(...signedIn);
});

afterEach(() => {
  vi.unstubAllGlobals();
  completeBrowser();
});

it('is open where there is room, collapsed in the chat and on narrow screens', async () => {
  const { unmount } = await open('/dashboard');
  expect(isOpen()).toBe(true);
  unmount();

  const chat = await open('/dashboard/coldmail');
  expect(isOpen()).toBe(false);
  chat.unmount();

  screenOf(900);
  await open('/dashboard');
  expect(isOpen()).toBe(false);
});

it('stays for seven days as the reader left it', async () => {
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  const { user, unmount } = await open('/dashboard');
  await user.click(toggle());
  expect(isOpen()).toBe(false);
  expect(setCookie).toHaveBeenCalledWith(expect.stringMatching(/collapsed;.*Max-Age=604800/u));
  unmount();

  await open('/dashboard');
  expect(isOpen()).toBe(false);
});

it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}'])('%s toggles it', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  expect(isOpen()).toBe(false);
  await user.keyboard(keys);
  expect(isOpen()).toBe(true);
});

it('leaves Ctrl+B to who is typing', async () => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Draft'));
  await user.keyboard('{Control>}b{/Control}');
  expect(isOpen()).toBe(true);
});

it('names its places when only icons show', async () => {
  const { user } = await open();
  await user.click(toggle());
  const chat = within(sidebar()).getByRole('link', { name: 'Chat' });
  expect(chat.textContent).toBe('');
  act(() => chat.focus());
  expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', 'Chat');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('leads people on Free to the plans, and admins to their page', async () => {
  const { unmount } = await open();
  await waitFor(() => expect(places()).toContain('/dashboard/upgrade'));
  expect(places()).not.toContain('/dashboard/admin');
  unmount();

  network.use(
    answers(paths.userSubscriptions, having(1, 20, 'Starter')),
    answers(paths.accounts.session, { user: { ...account.user, role: 'admin' } }),
  );
  await open();
  await screen.findByText('1 / 20');
  expect(places()).not.toContain('/dashboard/upgrade');
  expect(places()).toContain('/dashboard/admin');
});

it('shows both limits, the time until the reset, and who is signed in', async () => {
  await open();
  const usage = within(within(sidebar()).getByRole('region', { name: 'Usage' }));
  expect(await usage.findByText('1 / 5')).toBeTruthy();
  expect(usage.getByText('0 / 10')).toBeTruthy();
  expect(await usage.findByText('5h 12m until daily reset')).toBeTruthy();
  expect(within(sidebar()).getByText('Nora Lindqvist')).toBeTruthy();
  expect(await within(sidebar()).findByText('Brightlane')).toBeTruthy();
});

it('names the plan where no company is known', async () => {
  network.use(
    http.get(`*${paths.profiles}/:id`, () => HttpResponse.json({ ...profile, company: null })),
  );
  await open();
  expect(await within(sidebar()).findByText('Free Plan')).toBeTruthy();
});

it('tells an unlimited plan in words', async () => {
  network.use(answers(paths.userSubscriptions, having(40, null, 'Pro')));
  await open();
  expect((await screen.findByText('Unlimited')).textContent).toBe('Unlimited requests');
  expect(screen.getByText('40, no limit')).toBeTruthy();
});

it.each([
  [14, 20, /^Usage\. AI requests today: 14 \/ 20/u],
  [15, 20, /^Usage\. Close to a limit\. AI requests today: 15 \/ 20/u],
  [20, 20, /^Usage\. Limit reached\. AI requests today: 20 \/ 20/u],
])('collapsed, with %i of %i used, its icon says so', async (used, limit, name) => {
  network.use(answers(paths.userSubscriptions, having(used, limit, 'Starter')));
  await open('/dashboard/coldmail');
  expect(await within(sidebar()).findByRole('link', { name })).toBeTruthy();
});

it('offers the plans in the header when 3 or fewer are left on Free', async () => {
  network.use(answers(paths.userSubscriptions, having(2)));
  const { user } = await open();
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Upgrade' })).toBeTruthy();

  network.use(answers(paths.userSubscriptions, having(1)));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(header.queryByRole('link', { name: 'Upgrade' })).toBeNull());
});

it('says once that a limit comes close, for as long as that is true', async () => {
  network.use(answers(paths.userSubscriptions, having(2)));
  const { user } = await open();
  await screen.findByText('2 / 5');
  expect(screen.queryByText('Approaching Limit')).toBeNull();

  const use = async (used: number) => {
    network.use(answers(paths.userSubscriptions, having(used)));
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    await screen.findByText(`${String(used)} / 5`);
  };
  await use(3);
  expect(await screen.findByText(/You have 2 AI requests remaining today/u)).toBeTruthy();
  await use(4);
  expect(await screen.findByText(/You have 1 AI request remaining today/u)).toBeTruthy();
  expect(screen.getAllByText('Approaching Limit')).toHaveLength(1);
  await use(5);
  expect(screen.queryByText('Approaching Limit')).toBeNull();
});

it('leaves a refusal to the place that tells it', async () => {
  network.use(http.post(`*${paths.optimizeEmail}`, () => refusal('usage_limit_reached')));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ask in place' }));
  await screen.findByRole('button', { name: 'Told in place' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    "Usage Limit Reached: You've reached your Daily AI Requests limit for Free. Upgrade to get more.",
    'usage_limit_reached',
    'Usage Limit Reached',
  ],
  [
    'Feature Not Available: Team sharing is not available in your current plan. Upgrade to access this feature.',
    'feature_unavailable',
    'Feature Not Available',
  ],
])('tells of a refusal by the plan: %s', async (message, code, title) => {
  network.use(
    http.post(`*${paths.optimizeEmail}`, () =>
      HttpResponse.json({ error: { code, message, request_id: 'req-1' } }, { status: 429 }),
    ),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Optimize' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(message);
  expect(screen.getByText(title)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'See plans' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/upgrade');
});

it('opens as a sheet on a phone', async () => {
  screenOf(390);
  const { user } = await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open sidebar' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('link', { name: 'Chat' })).toBeTruthy();
  expect(sheet.getByRole('region', { name: 'Usage' })).toBeTruthy();
});

it('still says on a phone that usage could not be loaded when the sheet opens', async () => {
  screenOf(390);
  let requestCount = 0;
  network.use(
    http.get(`*${paths.userSubscriptions}`, () => {
      requestCount += 1;
      return refusal('not_found');
    }),
  );
  const { user } = await open();
  await waitFor(() => expect(requestCount).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Open sidebar' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/Usage could not be loaded/u)).toBeTruthy();
  expect(requestCount).toBe(1);
});
