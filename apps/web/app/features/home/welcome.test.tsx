import { paths, type DashboardStats } from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { loadedTemplate } from '../../data/load-template.ts';
import { sampleDraft } from '../../data/examples.ts';
import { useSession } from '../../data/session.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal, sessionId, stats } from '../../testing/samples.ts';
import { useLocation } from 'react-router';
import { Welcome } from './home-page.tsx';

const Page = () => (useSession().data ? <Welcome /> : null);
const Chat = () => (
  <output aria-label="Loaded">{JSON.stringify(loadedTemplate(useLocation().state))}</output>
);
const open = () =>
  renderPages(
    [
      { path: '/', Component: Page },
      { path: '/dashboard/coldmail', Component: Chat },
    ],
    ['/'],
  );

const score = (value: number, minute: number): DashboardStats['recentScores'][number] => ({
  session_id: sessionId,
  message_id: null,
  title: `Email ${String(minute)}`,
  score: value,
  created_at: `2026-03-04T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
const scored = (recentScores: DashboardStats['recentScores']) =>
  network.use(
    http.get(`*${paths.dashboardStats}`, () => HttpResponse.json({ ...stats, recentScores })),
  );

beforeEach(() => network.use(...signedIn));

it('before the first email invents nothing, and has a sample one click away from the chat', async () => {
  const { user } = open();
  expect(await screen.findByText('Nothing optimized yet.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Try a sample email' }));
  expect(screen.getByLabelText('Loaded').textContent).toContain(sampleDraft.subject);
});

it('says how the last emails came out, and leads to the chat of each', async () => {
  scored([91, 68, 86, 93, 82, 86, 93].map(score));
  open();
  const words = 'Brightlane’s last seven emails came out at 8.6 on average.';
  expect(await screen.findByText(words)).toBeTruthy();
  const run = within(screen.getByRole('list', { name: 'Your last scores' }));
  expect(run.getAllByRole('link')).toHaveLength(7);
  const link = run.getByRole('link', { name: '6.8, Fair: Email 1' });
  expect(link.getAttribute('href')).toBe(`/dashboard/coldmail/${sessionId}`);
});

it('leads nowhere from an email whose chat is gone', async () => {
  scored([{ ...score(86, 0), session_id: null, title: null }]);
  open();
  expect(await screen.findByRole('img', { name: 'Score 8.6, Strong' })).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Your last scores' })).queryByRole('link'),
  ).toBeNull();
});

it('says nothing of scores that could not be loaded', async () => {
  network.use(http.get(`*${paths.dashboardStats}`, () => refusal('not_found')));
  open();
  expect(await screen.findByText(/Brightlane’s next cold email/u)).toBeTruthy();
  expect(screen.queryByText('Nothing optimized yet.')).toBeNull();
});
