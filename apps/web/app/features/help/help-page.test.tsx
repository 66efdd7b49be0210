import { paths, ReportEventRequest } from '@replysmith/contract';
import { helpTopics } from '@replysmith/help';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../data/session.ts';
import { featureRow } from '../../testing/feature-row.ts';
import { signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { planIds, refusal } from '../../testing/samples.ts';
import { HelpPage } from './help-page.tsx';

const free = {
  id: planIds.Free,
  key: 'free',
  name: 'Free',
  price_monthly: 0,
  description: 'To begin with.',
  button_text: 'Stay',
  is_popular: false,
  is_active: true,
  sort_order: 1,
  features: [
    featureRow('daily_ai_requests', 'Daily AI Requests', { kind: 'limit', value: 7 }),
    featureRow('templates_saved', 'Template Saving', { kind: 'limit', value: 13 }),
  ],
};

const SignedIn = () => (useSession().data ? <HelpPage /> : null);

async function open(address = '/dashboard/help') {
  const page = renderPages(
    [{ path: '/dashboard/help/:topic?/:item?', Component: SignedIn }],
    [address],
  );
  await screen.findByRole('heading', { name: 'Replysmith Help Center' });
  return page;
}

const topic = (name: RegExp | string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search the help' });
const address = () => screen.getByLabelText('Address').textContent;
const stat = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

beforeEach(() => {
  network.use(
    ...signedIn,
    http.get(`*${paths.pricingPlans}`, () => HttpResponse.json({ items: [free] })),
  );
});

it('opens with Getting started open, the others closed but findable, and a way to each', async () => {
  await open();
  const [first, second] = helpTopics;
  expect(topic(new RegExp(`^${String(first?.title)}`)).getAttribute('aria-expanded')).toBe('true');
  const closed = topic(new RegExp(`^${String(second?.title)}`));
  expect(closed.getAttribute('aria-expanded')).toBe('false');
  const body = document.getElementById(closed.getAttribute('aria-controls') ?? '');
  expect(body?.getAttribute('hidden')).toBe('until-found');
  const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(links).toHaveLength(helpTopics.length);
  expect(stat('Topics')).toBe(String(helpTopics.length));
  expect(stat('Features Covered')).toBe('13');
  expect(stat('Guides')).toBe('Complete');
});

it('what the browser finds in a closed topic opens it', async () => {
  await open();
  const closed = topic(/^My Templates/);
  const body = document.getElementById(closed.getAttribute('aria-controls') ?? '');
  body?.dispatchEvent(new Event('beforematch'));
  await waitFor(() => expect(closed.getAttribute('aria-expanded')).toBe('true'));
  expect(body?.hasAttribute('hidden')).toBe(false);
});

it('a search is in the address, opens and counts what it found, and marks it', async () => {
  const { user } = await open();
  await user.type(search(), 'recovery codes');
  expect(address()).toBe('/dashboard/help?q=recovery+codes');
  const guide = await screen.findByRole('article', { name: 'Turn on two-factor sign-in' });
  expect(within(guide).getByText('recovery').tagName).toBe('MARK');
  expect(within(guide).queryByRole('list')).toBeNull();
  await user.click(within(guide).getByRole('button', { name: 'Turn on two-factor sign-in' }));
  expect(within(guide).getByRole('list')).toBeTruthy();
  expect(stat('Search Results')).toBe('2');
  expect(screen.getByText('2 results')).toBeTruthy();
  expect(topic(/^Security and privacy 1 of/).getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('button', { name: /^My Templates/ })).toBeNull();
});

it('a search tells guides of that name first, and folds those that only their topic speaks for', async () => {
  const { user } = await open('/dashboard/help?q=score');
  const [first] = screen.getAllByRole('article');
  expect(first?.querySelector('h3 mark')).toBeTruthy();
  const [more] = screen.getAllByText(/^\d+ more in this topic$/u);
  if (!more) throw new Error('Every guide speaks of the score.');
  const folded = more.closest('details');
  expect(folded?.open).toBe(false);
  await user.click(more);
  expect(folded?.open).toBe(true);
});

it('a tag searches for itself, and ends its search', async () => {
  const { user } = await open('/dashboard/help/security-privacy');
  const tag = () => screen.getByRole('button', { name: 'two-factor' });
  await user.click(tag());
  expect(search()).toHaveProperty('value', 'two-factor');
  expect(tag().getAttribute('aria-pressed')).toBe('true');
  await user.click(tag());
  expect(address()).toBe('/dashboard/help');
});

it('nothing found says so, with a way back and a way to a person', async () => {
  const { user } = await open('/dashboard/help?q=zzyzx');
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Contact Support' }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Clear Search' }));
  expect(address()).toBe('/dashboard/help');
  expect(document.activeElement).toBe(search());
});

it('the address of a guide opens its topic and leads the focus to it', async () => {
  await open('/dashboard/help/templates/use-variables');
  const heading = screen.getByRole('heading', { name: 'Put in variables' });
  expect(topic(/^My Templates/).getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('an address that leads to no guide says so', async () => {
  await open('/dashboard/help/templates/pigeons');
  expect(screen.getByText('There is no guide at this address.')).toBeTruthy();
  expect(topic(/^My Templates/).getAttribute('aria-expanded')).toBe('true');
});

it('figures are those of the plans; without them the page says what is missing', async () => {
  const question = '/dashboard/help/subscription/what-plans-include';
  await open(question);
  expect(await screen.findByText(/: 7 requests a day and room for 13 templates/)).toBeTruthy();
});

it('figures that cannot be had are left out, and asked for again', async () => {
  network.use(http.get(`*${paths.pricingPlans}`, () => refusal('not_found'), { once: true }));
  const { user } = await open('/dashboard/help/subscription/what-plans-include');
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
  expect(screen.getByText(/: … requests a day/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/: 7 requests a day/)).toBeTruthy();
});

it('whether a guide helped is reported; after a no a person is named', async () => {
  const reports: ReportEventRequest[] = [];
  network.use(
    http.post(`*${paths.userAnalytics}`, async ({ request }) => {
      reports.push(ReportEventRequest.parse(await request.json()));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await open('/dashboard/help/templates/use-variables');
  const question = screen.getByRole('group', { name: 'Was this helpful? Put in variables' });
  await user.click(within(question).getByRole('button', { name: 'No' }));
  expect(within(question).getByRole('link', { name: 'Contact Support' })).toBeTruthy();
  await waitFor(() =>
    expect(reports).toEqual([
      {
        metric_name: 'help_item_helpful',
        metric_value: 0,
        metadata: { item: 'templates/use-variables' },
      },
    ]),
  );
});
