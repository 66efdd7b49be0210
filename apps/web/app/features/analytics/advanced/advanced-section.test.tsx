import {
  paths,
  rateOf,
  type AdvancedAnalytics,
  type PricingPlanList,
  type UserSubscription,
} from '@replysmith/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { featureRow } from '../../../testing/feature-row.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { planIds, refusal, subscription } from '../../../testing/samples.ts';
import { AdvancedSection } from './advanced-section.tsx';

const features = [
  featureRow('advanced_analytics', 'Analytics', { kind: 'boolean', included: true }),
];
const pro: UserSubscription = {
  ...subscription,
  plan_id: planIds.Pro,
  plan: { ...subscription.plan, id: planIds.Pro, key: 'pro', name: 'Pro', features },
};
const offer: PricingPlanList = {
  items: [
    {
      ...{ id: planIds.Pro, key: 'pro', name: 'Pro', price_monthly: 99, description: 'All of it.' },
      ...{ button_text: 'Choose', is_popular: false, is_active: true, sort_order: 3, features },
    },
  ],
};
const range = { from: '2026-03-01', to: '2026-03-30', time_zone: 'Europe/Athens' };
const cost = (name: string, emails: number, lostBefore: number, lostAfter: number) => ({
  ...{ rule: name, name, emails, share: emails / 40, lostBefore, lostAfter },
});
const full: AdvancedAnalytics = {
  range,
  otherVersions: 0,
  rules: [cost('The ask', 30, 8.5, 1.25), cost('Length', 10, 12, 0), cost('=SUM(A1)', 36, 1, 1)],
  prediction: {
    decided: 20,
    otherVersions: 0,
    bands: [
      { band: 'strong', from: 80, to: 100, decided: 8, answered: 6, reply_rate: rateOf(6, 8) },
      { band: 'fair', from: 60, to: 79, decided: 0, answered: 0, reply_rate: null },
      { band: 'weak', from: 0, to: 59, decided: 12, answered: 1, reply_rate: rateOf(1, 12) },
    ],
    concordance: { share: 0.86, low: 0.66, high: 0.95, of: 91 },
    verdict: 'higher_answered_more',
  },
  industries: [
    {
      ...{ industry: 'Retail', totalOptimizations: 12, averageImprovement: -1.5 },
      otherVersions: 0,
      ...{ averageOriginal: 81.5, averageOptimized: 80 },
    },
  ],
};

const SignedIn = () => (useSession().data ? <AdvancedSection /> : null);

const saved: Blob[] = [];
const fileNames: string[] = [];
beforeEach(() => {
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return '#saved';
  };
  URL.revokeObjectURL = () => undefined;
});
const noteName = (event: Event) => {
  if (event.target instanceof HTMLAnchorElement) fileNames.push(event.target.download);
};
beforeEach(() => addEventListener('click', noteName));
afterEach(() => {
  removeEventListener('click', noteName);
  saved.length = 0;
  fileNames.length = 0;
});

function open(held: UserSubscription, answer: AdvancedAnalytics | null, query = '') {
  const queries: URLSearchParams[] = [];
  network.use(
    http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(held)),
    http.get(`*${paths.pricingPlans}`, () => HttpResponse.json(offer)),
    http.get(`*${paths.advancedAnalytics}`, ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return answer ? HttpResponse.json(answer) : refusal('unavailable');
    }),
    ...signedIn,
  );
  const path = '/dashboard/analytics';
  return { queries, ...renderPages([{ path, Component: SignedIn }], [`${path}${query}`]) };
}

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

it('says to whose plan lacks it what another shows, with a sample that is called one', async () => {
  const { queries } = open(subscription, full);
  expect(await screen.findByRole('heading', { name: 'More with Pro' })).toBeTruthy();
  expect(screen.getByText('Sample')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeTruthy();
  expect(queries).toEqual([]);
});

it('asks for the days that the address names', async () => {
  const { queries } = open(pro, full, '?from=2026-03-01&to=2026-03-30');
  await screen.findByText(/^Yes: your higher-scoring emails/);
  expect(queries[0]?.get('from')).toBe('2026-03-01');
  expect(queries[0]?.get('to')).toBe('2026-03-30');
});

it('answers whether the score predicts replies, and tells each band in words', async () => {
  open(pro, full);
  expect(
    await screen.findByText(/in 86 \(66 to 95\) of 100 pairs; chance alone gives 50/),
  ).toBeTruthy();
  expect(screen.getByText('6 of 8 answered, 75% (41 to 93%)')).toBeTruthy();
  expect(screen.getByText('None decided')).toBeTruthy();
});

it('orders the rules by the column that is chosen, and keeps that in the address', async () => {
  const { user } = open(pro, full);
  const region = await screen.findByRole('region', { name: 'What each rule cost table' });
  expect(names(region)).toEqual(['The ask', 'Length', '=SUM(A1)']);
  await user.click(screen.getByRole('button', { name: 'Emails' }));
  expect(names(region)).toEqual(['=SUM(A1)', 'The ask', 'Length']);
  const head = within(region).getByRole('columnheader', { name: 'Emails' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByLabelText('Address').textContent).toMatch(/rules=emails/);
});

it('exports the rules as they are ordered, under a name that says the days', async () => {
  const { user } = open(pro, full, '?rules=before');
  await user.click(await screen.findByRole('button', { name: 'Export CSV: rules' }));
  expect(fileNames).toEqual(['replysmith-rules-2026-03-01-to-2026-03-30.csv']);
  expect((await saved[0]?.text())?.split('\r\n').slice(1)).toEqual([
    'Length,10,25,12,0',
    'The ask,30,75,8.5,1.25',
    "'=SUM(A1),36,90,1,1",
    '',
  ]);
});

it('exports what was lost as a number', async () => {
  const { user } = open(pro, full);
  await user.click(await screen.findByRole('button', { name: 'Export CSV: industries' }));
  expect(await saved[0]?.text()).toContain('Retail,12,81.5,80,-1.5\r\n');
});

it('says when there is nothing yet', async () => {
  const prediction = { ...full.prediction, decided: 0, concordance: null };
  const empty = { ...full, rules: [], industries: [] };
  open(pro, { ...empty, prediction: { ...prediction, bands: [], verdict: 'too_few' } });
  expect(await screen.findByText('Too few to tell yet.')).toBeTruthy();
  expect(screen.getByText('No email in this period lost a point.')).toBeTruthy();
  expect(screen.getByText('No email was optimized in this period.')).toBeTruthy();
});

it('offers to try again when it could not be loaded', async () => {
  const { user, queries } = open(pro, null);
  const again = await screen.findByRole('button', { name: 'Try again' });
  const before = queries.length;
  await user.click(again);
  await vi.waitFor(() => expect(queries.length).toBeGreaterThan(before));
});
