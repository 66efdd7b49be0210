import { paths, pages, type AnalyticsSummary, type OptimizationRecord } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { dayIn } from '../../lib/days.ts';
import {
  emptySummary,
  fullSummary,
  optimizationRecord,
  sentCampaign,
  usedTemplate,
} from '../../testing/analytics-samples.ts';
import { profileStore } from '../../testing/profile-store.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { profile, refusal } from '../../testing/samples.ts';
import { AnalyticsPage } from './analytics-page.tsx';

let summary: AnalyticsSummary;
let records: OptimizationRecord[];
let queries: URLSearchParams[];

beforeEach(() => {
  summary = fullSummary;
  records = [optimizationRecord];
  queries = [];
  network.use(
    ...signedIn,
    http.get(`*${paths.pricingPlans}`, () => HttpResponse.json({ items: [] })),
    http.get(`*${paths.analyticsSummary}`, ({ request }) => {
      queries.push(new URL(request.url).searchParams);
      return HttpResponse.json(summary);
    }),
    http.get(`*${paths.optimizationAnalytics}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const area = query.get('area');
      const items = records.filter((one) => !area || one.improvement_areas.includes(area));
      return HttpResponse.json({ items, total: items.length && items.length + 20 });
    }),
  );
});

/** Signed in, as in the dashboard. */
const Page = () => (useSession().data ? <AnalyticsPage /> : null);
const open = (query = '') =>
  renderPages([{ path: pages.analytics, Component: Page }], [`${pages.analytics}${query}`]);
const address = () => screen.getByLabelText('Address').textContent;
const requestedDays = () => {
  const last = queries.at(-1);
  const [from, to] = [last?.get('from') ?? '', last?.get('to') ?? ''];
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
};

describe('the figures', () => {
  it('say what they are, from how many emails, and how they changed', async () => {
    const { user } = open();
    const name = await screen.findByRole('button', { name: 'Average improvement' });
    const cell = within(name.closest('dl > div') ?? document.body);
    expect(cell.getByText('+30.5')).toBeTruthy();
    expect(cell.getByText('from 4 emails')).toBeTruthy();
    expect(cell.getByText('10.5 points more than in the 7 days before (+53%)')).toBeTruthy();
    await user.hover(name);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /^Points of the rewrite minus/,
    );
    expect(screen.getByText('2 more than in the 7 days before (+100%)')).toBeTruthy();
    expect(screen.getByText(/Days follow your time zone, Europe\/Athens/)).toBeTruthy();
  });

  it('are called new where there were none before', async () => {
    summary = { ...fullSummary, previous: emptySummary.previous, previousWeekOptimizations: 0 };
    open();
    expect(await screen.findByText('New: none in the 7 days before')).toBeTruthy();
    expect(screen.queryByText(/100%/)).toBeNull();
  });
});

describe('a chart', () => {
  it('is walked by arrow keys, one stop for all its days', async () => {
    const { user } = open();
    const chart = within(await screen.findByRole('figure', { name: /^Emails per day/ }));
    expect(
      chart.getByText(/^4 emails on 2 of 7 days\. The most on Monday 30 March 2026: 3\./),
    ).toBeTruthy();
    const days = chart.getAllByRole('img');
    expect(days.filter((day) => day.getAttribute('tabindex') === '0')).toHaveLength(1);
    days.at(-1)?.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Monday 30 March 2026: 3 emails',
    );
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      'Friday 27 March 2026: 0 emails',
    );
  });

  it('has the same as a table', async () => {
    const { user } = open();
    const chart = within(await screen.findByRole('figure', { name: /^Score before/ }));
    await user.click(chart.getByText('Show as table'));
    const row = chart.getByRole('row', { name: /Thursday 2 April/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['67', '93', '1']);
  });
});

describe('the days', () => {
  it('are chosen by a button and kept in the address', async () => {
    const { user } = open();
    await waitFor(() => expect(requestedDays()).toBe(7));
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(address()).toBe(`${pages.analytics}?range=30d`);
    await waitFor(() => expect(requestedDays()).toBe(30));
    expect(screen.getByRole('button', { name: '30 days' }).ariaPressed).toBe('true');
  });

  it('may be any in a row, and an impossible choice is explained', async () => {
    const { user } = open('?from=2026-03-01&to=2026-03-03');
    await waitFor(() => expect(requestedDays()).toBe(3));
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2026-03-09');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('alert').textContent).toBe('The first day comes after the last.');
    await user.clear(from);
    await user.type(from, '2026-03-02');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(address()).toBe(`${pages.analytics}?from=2026-03-02&to=2026-03-03`);
  });

  it('fall back to the last seven where the address makes no sense', async () => {
    open('?from=2026-02-31&to=x&range=900d&page=-4&template=me');
    await waitFor(() => expect(requestedDays()).toBe(7));
  });

  it('lead to the plans where one does not have as many', async () => {
    open();
    const year = await screen.findByRole('link', { name: /^1 year/ });
    expect(year.getAttribute('href')).toBe(pages.upgrade);
  });

  it('are those of the time zone in the settings, not of the browser', async () => {
    const time_zone = 'Pacific/Kiritimati';
    network.use(...profileStore({ time_zone }).handlers);
    open();
    await waitFor(() => expect(queries.at(-1)?.get('time_zone')).toBe(time_zone));
    expect(queries.at(-1)?.get('to')).toBe(dayIn(time_zone, new Date()));
  });
});

describe('the list behind', () => {
  it('is narrowed to what an area cost, and widened again', async () => {
    records = [
      optimizationRecord,
      {
        ...optimizationRecord,
        ...{ id: usedTemplate.id, session_id: null, session_title: null },
        improvement_areas: ['Length'],
      },
    ];
    const { user } = open();
    const list = await screen.findByRole('list', { name: 'Emails' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Deleted chat')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^The ask/ }));
    expect(address()).toBe(`${pages.analytics}?area=The+ask`);
    expect(await screen.findByText('21 emails where “The ask” cost points')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(address()).toBe(pages.analytics);
  });

  it('turns its pages, and another filter begins at the first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(address()).toBe(`${pages.analytics}?page=2`);
    await user.click(screen.getByRole('button', { name: /^2: show those of Slow checkout/ }));
    expect(address()).toBe(`${pages.analytics}?template=${usedTemplate.id}`);
    expect(await screen.findByText(/from the template “Slow checkout”/)).toBeTruthy();
  });
});

it('tells rates with their spans, and none of fewer than five', async () => {
  open();
  expect(await screen.findByText('25% (9–53%)')).toBeTruthy();
  expect(screen.getByText(/1 of 1, not enough data/)).toBeTruthy();
});

describe('without an email', () => {
  it('shows a sample that is marked as one, and the way to begin', async () => {
    summary = emptySummary;
    open();
    expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
    expect(screen.getAllByText('Sample')).toHaveLength(2);
    const begin = screen.getByRole('link', { name: 'Optimize an email' });
    expect(begin.getAttribute('href')).toBe(pages.chat);
  });

  it('puts first what came of those that were sent all the same', async () => {
    const { outcomes: sent } = fullSummary;
    summary = { ...emptySummary, outcomes: sent, campaigns: [sentCampaign] };
    open();
    const empty = await screen.findByText('No email optimized yet');
    const outcomes = screen.getByText('What came of them');
    expect(outcomes.compareDocumentPosition(empty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const campaigns = within(screen.getByRole('table', { name: 'By campaign' }));
    const [, line] = campaigns.getAllByRole('row');
    expect(line?.textContent).toBe('Shop audits22 still waiting');
    expect(campaigns.getByRole('link', { name: 'Shop audits' })).toBeTruthy();
  });

  it('offers more days to who has optimized before', async () => {
    summary = emptySummary;
    network.use(
      http.get(`*${paths.profiles}/:id`, () =>
        HttpResponse.json({ ...profile, first_optimization_completed: true }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show the last 30 days' }));
    expect(address()).toBe(`${pages.analytics}?range=30d`);
    expect(screen.queryByText('Sample')).toBeNull();
  });
});

describe('when figures cannot be had', () => {
  it('says so, and tries again', async () => {
    let isDown = true;
    network.use(
      http.get(`*${paths.analyticsSummary}`, () => (isDown ? refusal('not_found') : undefined)),
    );
    const { user } = open();
    expect(await screen.findByText('Failed to load analytics data')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Emails' })).toBeTruthy();
  });

  it('leads out of days that the plan does not have', async () => {
    network.use(http.get(`*${paths.analyticsSummary}`, () => refusal('feature_unavailable')));
    const { user } = open('?range=90d');
    expect(await screen.findByText('This period cannot be shown')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }));
    expect(address()).toBe(`${pages.analytics}?range=30d`);
  });

  it('keeps the last ones when reading them anew fails', async () => {
    const { user } = open();
    await screen.findByRole('list', { name: 'Emails' });
    network.use(http.get(`*${paths.analyticsSummary}`, () => refusal('not_found')));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Failed to load analytics data.')).toBeTruthy();
    expect(screen.getByRole('figure', { name: /^Emails per day/ })).toBeTruthy();
  });
});
