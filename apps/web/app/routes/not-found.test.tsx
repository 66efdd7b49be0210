import { paths, ReportEventRequest } from '@replysmith/contract';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { signedOut } from '../testing/handlers.ts';
import { network } from '../testing/network.ts';
import { renderPages } from '../testing/render-pages.tsx';
import DashboardNotFound from './dashboard-not-found.tsx';
import NotFound from './not-found.tsx';

let reports: ReportEventRequest[];
beforeEach(() => {
  reports = [];
  network.use(
    signedOut,
    http.post(`*${paths.userAnalytics}`, async ({ request }) => {
      reports.push(ReportEventRequest.parse(await request.json()));
      return HttpResponse.json({ recorded: true });
    }),
  );
});

const reportOf = (url: string) => ({
  metric_name: 'page_not_found',
  metric_value: 1,
  metadata: { url, severity: 'low' },
});

it('leads home, and tells of its address without the query, each time another is missing', async () => {
  const Lost = () => (
    <>
      <NotFound />
      <Link to="/lost/again">On</Link>
    </>
  );
  const { user } = renderPages([{ path: '/lost/*', Component: Lost }], ['/lost?token=secret']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  await vi.waitFor(() => expect(reports).toEqual([reportOf('/lost')]));
  await user.click(screen.getByRole('link', { name: 'On' }));
  await vi.waitFor(() => expect(reports).toEqual([reportOf('/lost'), reportOf('/lost/again')]));
});

it('tells also of what is missing within the product', async () => {
  renderPages([{ path: '/dashboard/*', Component: DashboardNotFound }], ['/dashboard/nothing']);
  await vi.waitFor(() => expect(reports).toEqual([reportOf('/dashboard/nothing')]));
});
