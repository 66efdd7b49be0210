import {
  paths,
  type AdminOverview,
  type AdminUser,
  type AdminUserPage,
  type AuditEntry,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { refusal, subscription, userId } from '../../testing/samples.ts';
import { AdminPage } from './admin-page.tsx';

const overview: AdminOverview = {
  users: 41,
  plans: [{ name: 'Free', users: 40 }],
  requests_today: 1,
  health: [{ name: 'Mail', state: 'attention', note: 'Mails stay on this server.' }],
};
const nora: AdminUser = {
  id: userId,
  email: 'nora@brightlane.example',
  name: 'Nora Lindqvist',
  is_email_verified: false,
  has_two_factor: true,
  role: 'user',
  plan: 'Starter',
  status: 'past_due',
  daily_ai_requests: 7,
  created_at: '2026-03-04T10:41:00.000Z',
};
const granted: AuditEntry = {
  id: '7',
  at: '2026-11-28T19:30:12.345Z',
  actor: userId,
  actor_email: 'ada@example.com',
  action: 'role.granted',
  subject: '0b6a9d4e-1f7c-4a53-8f0e-2f6f2f7a9c11',
  subject_email: null,
  details: {},
  request_id: 'c0ffee00-0000-4000-8000-000000000000',
};
const paid: AuditEntry = {
  ...granted,
  id: '6',
  actor: 'provider',
  actor_email: null,
  action: 'payment.received',
  details: { amount: 2_900, currency: 'usd', event: 'evt_1' },
  request_id: null,
};
const logQueries: string[] = [];
const queries: string[] = [];

beforeEach(() => {
  queries.length = 0;
  logQueries.length = 0;
  network.use(
    http.get(`*${paths.adminOverview}`, () => HttpResponse.json(overview)),
    http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(subscription)),
    http.get(`*${paths.dailyResetStatus}`, () =>
      HttpResponse.json([{ next_reset_in: '05:12:30', users_pending_reset: 3 }]),
    ),
    http.get(`*${paths.auditLog}`, ({ request }) => {
      logQueries.push(new URL(request.url).search);
      return HttpResponse.json({ items: [granted, paid], total: 41 });
    }),
    http.get(`*${paths.adminUsers}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(`${searchParams.get('search') ?? ''}@${searchParams.get('offset') ?? ''}`);
      const page: AdminUserPage = { items: [nora], total: 41 };
      return HttpResponse.json(page);
    }),
  );
});

const path = '/dashboard/admin';
const open = (entry = path) => renderPages([{ path, Component: AdminPage }], [entry]);
const address = () => screen.getByLabelText('Address').textContent;

it('shows how each part is, who is on which plan, and who has an account', async () => {
  open();
  expect(await screen.findByText('Mails stay on this server.')).toBeTruthy();
  expect(screen.getByText('Warning')).toBeTruthy();
  expect(screen.getByText('41 accounts · 1 request today')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Nora Lindqvist/ });
  expect(row.textContent).toContain('Not verified · Two-factor');
  expect(row.textContent).toContain('Starter (past due)');
  expect(await screen.findByText('5h 12m until daily reset')).toBeTruthy();
  expect(screen.getByText(/Counters from earlier days still stored: 3/)).toBeTruthy();
});

it('keeps the search and the page in the address', async () => {
  const { user } = open(`${path}?search=nora&page=2`);
  const people = within(await screen.findByRole('navigation', { name: 'Pages' }));
  await people.findByText('Page 2 of 3');
  expect(queries).toEqual(['nora@20']);
  await user.click(people.getByRole('button', { name: 'Next' }));
  await people.findByText('Page 3 of 3');
  expect(address()).toBe(`${path}?search=nora&page=3`);
  await user.type(screen.getByLabelText('Search by address or name'), ' lind');
  await waitFor(() => expect(address()).toBe(`${path}?search=nora+lind`));
  await waitFor(() => expect(queries.at(-1)).toBe('nora lind@0'));
});

it('resets only after a second yes, and says so', async () => {
  const calls: unknown[] = [];
  network.use(
    http.post(`*${paths.manualDailyReset}`, async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ success: true, users: 3 });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reset Now' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reset Now' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Reset Now'));
  expect(await screen.findByText('Daily Reset Triggered')).toBeTruthy();
  expect(screen.getByText('All daily limits have been reset successfully.')).toBeTruthy();
  expect(calls).toEqual([{}]);
});

it('says when a reset failed', async () => {
  network.use(http.post(`*${paths.manualDailyReset}`, () => refusal('unavailable')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reset Now' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Reset Now'));
  expect(await screen.findByText('Reset Failed')).toBeTruthy();
  expect(screen.getByText('Failed to trigger daily reset. Please try again.')).toBeTruthy();
});

it('says why a role stays', async () => {
  network.use(http.post(`*${paths.setUserRole}`, () => refusal('last_admin')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Make admin: ${nora.email}` }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Make admin'));
  expect(await screen.findByText(/This is the last admin\./)).toBeTruthy();
});

it('offers to ask again for what could not be read', async () => {
  network.use(http.get(`*${paths.adminUsers}`, () => refusal('internal')));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(http.get(`*${paths.adminUsers}`, () => HttpResponse.json({ items: [], total: 0 })));
  await user.click(retry);
  expect(await screen.findByText('Nobody found')).toBeTruthy();
});

it('lists who did what to whom, and what was paid', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Made admin/ });
  expect(row.textContent).toContain('2026-11-28 19:30:12');
  expect(row.textContent).toContain('ada@example.com');
  expect(row.textContent).toContain(`Deleted account ${granted.subject ?? ''}`);
  const payment = screen.getByRole('row', { name: /Payment received/ });
  expect(payment.textContent).toContain('Payment provider');
  expect(payment.textContent).toContain('29.00 USDEvent evt_1');
});

it('filters the audit log by action, person and days, beside a search for people', async () => {
  const { user } = open(`${path}?search=nora&entries=2`);
  const row = await screen.findByRole('row', { name: /Made admin/ });
  expect(logQueries).toEqual(['?limit=20&offset=20']);
  await user.selectOptions(screen.getByLabelText('Action'), 'Made admin');
  await waitFor(() => expect(address()).toBe(`${path}?search=nora&action=role.granted`));
  await user.click(within(row).getByRole('button', { name: 'ada@example.com' }));
  await waitFor(() => expect(logQueries.at(-1)).toContain('person=ada%40example.com'));
  expect(logQueries.at(-1)).toContain('action=role.granted');
  expect(logQueries.at(-1)).toContain('offset=0');
});

it('says when nothing fits the filters, and shows everything again', async () => {
  const none = { items: [], total: 0 };
  network.use(http.get(`*${paths.auditLog}`, () => HttpResponse.json(none)));
  const { user } = open(`${path}?from=2026-11-01`);
  await user.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
  expect(address()).toBe(path);
});

it('offers to ask again for an audit log that could not be read', async () => {
  network.use(http.get(`*${paths.auditLog}`, () => refusal('internal')));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(
    http.get(`*${paths.auditLog}`, () => HttpResponse.json({ items: [granted], total: 1 })),
  );
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Made admin/ })).toBeTruthy();
});
