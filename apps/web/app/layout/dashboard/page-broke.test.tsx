import { paths, ReportEventRequest } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Outlet, useRouteError } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { PageBroke } from './page-broke.tsx';

const unreadable = new ApiError({
  kind: 'unreadable',
  code: 'internal',
  message: 'The answer made no sense.',
  requestId: 'req-7',
});
let failure: Error;

function Broken(): never {
  throw failure;
}

const Broke = () => <PageBroke error={useRouteError()} />;
const Shell = () => (
  <>
    <Link to="/whole">Library</Link>
    <Outlet />
  </>
);

const open = () =>
  renderPages(
    [
      {
        Component: Shell,
        children: [
          {
            Component: Outlet,
            ErrorBoundary: Broke,
            children: [
              { path: '/broken', Component: Broken },
              { path: '/whole', Component: () => <p>A whole page</p> },
            ],
          },
        ],
      },
    ],
    ['/broken'],
  );

beforeEach(() => {
  failure = unreadable;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

it('says what happened, with the reference, and leaves the ways to other pages', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('Reference: req-7')).toBeTruthy();
  expect(await screen.findByText('An unexpected error occurred')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Library' }));
  expect(await screen.findByText('A whole page')).toBeTruthy();
});

it('says of code that did not come that one may be offline, and raises no alarm', async () => {
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/library.js');
  open();
  expect(await screen.findByText(/You may be offline, or there is a newer version/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  expect(screen.queryByText('An unexpected error occurred')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this error' })).toBeNull();
});

it('reports the error when asked to, and says so', async () => {
  const reports: ReportEventRequest[] = [];
  network.use(
    http.post(`*${paths.userAnalytics}`, async ({ request }) => {
      reports.push(ReportEventRequest.parse(await request.json()));
      return HttpResponse.json({});
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Report this error' }));
  expect(await screen.findByText('Error report sent')).toBeTruthy();
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({
    metric_name: 'error_occurrence',
    metadata: { type: 'ApiError', message: 'The answer made no sense.', severity: 'high' },
  });
});
