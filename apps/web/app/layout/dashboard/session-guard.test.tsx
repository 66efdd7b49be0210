import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useLeaveBlocker } from '../../components/leave-guard.tsx';
import { localStore } from '../../lib/storage.ts';
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

it('leaves for the public page without asking when another tab signs out, and forgets', async () => {
  network.use(...signedIn);
  const onBlocked = vi.fn();
  const Page = () => {
    const { state } = useLeaveBlocker({ isNeeded: true, warns: false });
    useEffect(() => {
      if (state === 'blocked') onBlocked();
    }, [state]);
    return <p>The page</p>;
  };
  renderPages(
    [
      {
        path: '/dashboard',
        Component: () => (
          <SessionGuard>
            <Page />
          </SessionGuard>
        ),
      },
    ],
    ['/dashboard'],
  );
  await screen.findByText('The page');
  localStore.write('a-draft', 'Half an email');
  const otherTab = new BroadcastChannel('replysmith:session');
  otherTab.postMessage('signed-out');
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/'));
  await waitFor(() => expect(localStore.read('a-draft')).toBe(''));
  expect(onBlocked).not.toHaveBeenCalled();
  otherTab.close();
});
