import {
  paths,
  RefreshUserTipsRequest,
  UpdateUserTipRequest,
  type UserTip,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal } from '../../testing/samples.ts';
import { tipSample } from '../../testing/tip-samples.ts';
import { InsightsCard } from './insights-card.tsx';
import { TipList } from './tip-list.tsx';
import { TipsPage } from './tips-page.tsx';

let tips: UserTip[];
let changes: unknown[];

const second = tipSample({
  id: '4c0e0a52-7a2b-4a57-8b43-0d5a3f6f1a02',
  category: 'organization',
  generated_content: {
    ...tipSample().generated_content,
    ...{ title: 'Four templates have no folder.', actionable: null, basis: null },
  },
});

beforeEach(() => {
  tips = [tipSample(), second];
  changes = [];
  network.use(
    http.post(`*${paths.userTips}`, async ({ request }) => {
      const { category, limit } = RefreshUserTipsRequest.parse(await request.json());
      const fitting = tips.filter(
        (tip) => tip.status === 'active' && (!category || tip.category === category),
      );
      return HttpResponse.json({ items: fitting.slice(0, limit), total: fitting.length });
    }),
    http.get(`*${paths.userTips}`, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const fitting = tips.filter((tip) => tip.status === status);
      return HttpResponse.json({ items: fitting, total: fitting.length });
    }),
    http.patch(`*${paths.userTips}/:id`, async ({ request, params }) => {
      const change = UpdateUserTipRequest.parse(await request.json());
      changes.push(change);
      const { status, dismissal_reason = null } = change;
      tips = tips.map((tip) =>
        tip.id === params['id'] ? { ...tip, status, dismissal_reason } : tip,
      );
      return HttpResponse.json(tips.find(({ id }) => id === params['id']));
    }),
  );
});

const path = '/dashboard/tips';
const open = (entry = path) => renderPages([{ path, Component: TipsPage }], [entry]);
const openList = (limit = 2) =>
  renderPages([{ path, Component: () => <TipList context="dashboard" limit={limit} /> }], [path]);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('says what to do, how sure that is and from what, and why', async () => {
  const { user } = openList();
  const tip = await card('Ask for less.');
  expect(tip.getByText('86% sure, from 31 emails')).toBeTruthy();
  expect(tip.getByText('Optimization')).toBeTruthy();
  expect((await card('Four templates have no folder.')).queryByText(/sure/u)).toBeNull();
  await user.click(tip.getByText('Why this tip'));
  expect(tip.getByText('The ask cost points in 61% of your drafts.')).toBeTruthy();
});

it('applies a tip by going where it leads', async () => {
  const { user } = openList();
  await user.click((await card('Ask for less.')).getByRole('link', { name: 'Show those drafts' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/analytics?area=The+ask');
  await waitFor(() => expect(changes).toEqual([{ status: 'applied' }]));
});

it('marks one that leads nowhere, and says that it was applied', async () => {
  const { user } = openList();
  const tip = await card('Four templates have no folder.');
  await user.click(tip.getByRole('button', { name: 'I do this now' }));
  expect(await tip.findByText('Applied to your workflow')).toBeTruthy();
  expect(tip.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

it('dismisses at once, makes room for the next, and can be undone', async () => {
  const { user } = openList(1);
  await user.click((await card('Ask for less.')).getByRole('button', { name: 'Dismiss' }));
  await card('Four templates have no folder.');
  expect(changes).toEqual([{ status: 'dismissed', dismissal_reason: 'user_dismissed' }]);
  await user.click(screen.getByRole('button', { name: /^Undo/u }));
  expect(await screen.findByRole('article', { name: 'Ask for less.' })).toBeTruthy();
});

it.each([
  ['I do this now', 'Failed to apply tip. Please try again.'],
  ['Dismiss', 'Failed to dismiss tip. Please try again.'],
])('says so when “%s” does not work, and keeps the tip', async (name, message) => {
  network.use(http.patch(`*${paths.userTips}/:id`, () => refusal('internal')));
  tips = [second];
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('article', { name: 'Four templates have no folder.' })).toBeTruthy();
});

it('says in one line of the dashboard that there is none', async () => {
  tips = [];
  openList();
  expect(await screen.findByText(/^Tips come from what you do here/u)).toBeTruthy();
});

it('tries again when tips could not be loaded', async () => {
  network.use(http.post(`*${paths.userTips}`, () => refusal('not_found'), { once: true }));
  const { user } = open();
  await screen.findByText('Your tips could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Ask for less.');
});

it('keeps status and category in the address', async () => {
  const { user } = open();
  await card('Ask for less.');
  await user.click(screen.getByRole('link', { name: 'Organization' }));
  await waitFor(() => expect(screen.queryByText('Ask for less.')).toBeNull());
  expect(screen.getByLabelText('Address').textContent).toBe(`${path}?category=organization`);
  await user.click(screen.getByRole('link', { name: 'Dismissed' }));
  expect(await screen.findByText('No tip dismissed: Organization')).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe(
    `${path}?status=dismissed&category=organization`,
  );
  await user.click(screen.getByRole('link', { name: 'For you now' }));
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(screen.getByLabelText('Address').textContent).toBe(path);
});

it('restores what was dismissed', async () => {
  tips = [tipSample({ status: 'dismissed' })];
  const { user } = open(`${path}?status=dismissed`);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('No tip dismissed')).toBeTruthy();
  expect(changes).toEqual([{ status: 'active' }]);
});

it('tells what drafts scored before a tip was applied and since', async () => {
  tips = [tipSample({ status: 'applied', effect: { before: 61.4, after: 74, emails: 12 } })];
  open(`${path}?status=applied`);
  expect(
    await screen.findByText('Your drafts scored 61 before, and 74 in the 12 emails since.'),
  ).toBeTruthy();
});

it('has the three most urgent in a line each, or no card at all', async () => {
  const { unmount } = renderPages([{ path, Component: InsightsCard }], [path]);
  const insights = within(await screen.findByRole('region', { name: 'AI Insights' }));
  expect(insights.getByRole('link', { name: 'Ask for less.' })).toBeTruthy();
  expect(insights.getAllByRole('listitem')).toHaveLength(2);
  unmount();
  tips = [];
  const Both = () => (
    <>
      <InsightsCard />
      <TipList context="dashboard" />
    </>
  );
  renderPages([{ path, Component: Both }], [path]);
  await screen.findByText(/^Tips come from what you do here/u);
  expect(screen.queryByRole('region', { name: 'AI Insights' })).toBeNull();
});
