import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { signedIn, signedOut } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { SessionGuard } from './session-guard.tsx';

const Asked = () => <p>Asked for {(useLocation().state as { from: string }).from}</p>;
const pages = [
  { path: '/dashboard/*', Component: () => <SessionGuard>The page</SessionGuard> },
  { path: '/auth', Component: Asked },
];

it('says that it is loading until the session is known, then lets a signed-in person in', async () => {
  network.use(...signedIn);
  renderPages(pages, ['/dashboard/coldmail']);
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByText('The page')).toBeNull();
  expect(await screen.findByText('The page')).toBeTruthy();
});

it('sends a visitor to sign in and remembers where they wanted to go', async () => {
  network.use(signedOut);
  renderPages(pages, ['/dashboard/coldmail?x=1']);
  expect(await screen.findByText('Asked for /dashboard/coldmail?x=1')).toBeTruthy();
});

it('offers another try when the server cannot be reached', async () => {
  network.use(http.get(`*${paths.accounts.session}`, () => HttpResponse.error()));
  const { user } = renderPages(pages, ['/dashboard']);
  await screen.findByRole('alert');
  network.use(...signedIn);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('The page')).toBeTruthy());
});
