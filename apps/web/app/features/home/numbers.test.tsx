import { paths, type DashboardStats } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal, stats } from '../../testing/samples.ts';
import { OptimizationCards } from './numbers.tsx';

const Dashboard = () => (useSession().data ? <OptimizationCards /> : null);
const open = () => renderPages([{ path: '/', Component: Dashboard }], ['/']);
const are = (changes: Partial<DashboardStats>) =>
  network.use(
    http.get(`*${paths.dashboardStats}`, () => HttpResponse.json({ ...stats, ...changes })),
  );
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => network.use(...signedIn));

it('shows the figures, each leading to its list', async () => {
  are({ totalOptimizations: 1284, averageImprovement: 24.25, weeklyOptimizations: 9 });
  open();
  for (const name of ['Total Optimizations 1,284', 'Average Improvement +24.25', 'This Week 9']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/dashboard/analytics');
  }
  expect((await card('Total Optimizations')).getByText('Emails optimized with AI')).toBeTruthy();
  expect((await card('Average Improvement')).getByText('Points per optimization')).toBeTruthy();
});

it('has no average before there is anything to average', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Average Improvement –' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Total Optimizations 0' })).toBeTruthy();
});

it.each([
  [9, 8, 13, '+13% versus last week'],
  [4, 4, 0, '±0% versus last week'],
  [2, 3, -33, '−33% versus last week'],
  [3, 0, 100, 'New, none last week'],
  [0, 0, 0, 'None last week either'],
])('%i after %i is told as a trend', async (now, before, recentTrend, words) => {
  are({ weeklyOptimizations: now, previousWeekOptimizations: before, recentTrend });
  open();
  await screen.findByRole('link', { name: `This Week ${String(now)}` });
  const [note] = (await card('This Week')).getAllByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === words,
  );
  expect(note).toBeTruthy();
});

it('stands in its place while the figures are on their way', async () => {
  network.use(
    http.get(`*${paths.dashboardStats}`, async () => {
      await delay('infinite');
      return HttpResponse.json(stats);
    }),
  );
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText(/\d/u)).toBeNull();
});

it('says that the figures could not be loaded, and tries again', async () => {
  network.use(http.get(`*${paths.dashboardStats}`, () => refusal('not_found')));
  const { user } = open();
  expect(await screen.findByText('Your numbers could not be loaded.')).toBeTruthy();
  are({ totalOptimizations: 3 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Total Optimizations 3' })).toBeTruthy();
});
