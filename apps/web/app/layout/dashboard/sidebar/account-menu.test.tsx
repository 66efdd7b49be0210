import { paths } from '@replysmith/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { onSessionEvent } from '../../../data/session-channel.ts';
import { sessionQuery, useSession } from '../../../data/session.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { localStore } from '../../../lib/storage.ts';
import { attended, createAutosave } from '../../../lib/autosave.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal, userId } from '../../../testing/samples.ts';
import { SignOutProvider } from '../sign-out/sign-out-provider.tsx';
import { AccountMenu } from './sidebar.tsx';

const Dashboard = () => (
  <SignOutProvider>{useSession().data ? <AccountMenu /> : null}</SignOutProvider>
);
const draft = `${userId}:draft:new`;
const signOutCall = `*${paths.auth}/sign-out`;

async function chooseSignOut() {
  const { user } = renderPages([{ path: '/dashboard', Component: Dashboard }], ['/dashboard']);
  await user.click(await screen.findByRole('button', { name: 'Account, Nora Lindqvist' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
}

const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  network.use(...signedIn);
  localStore.write('a-draft', 'Half an email');
});

it('signs out to the public page, says so, and leaves no work behind', async () => {
  network.use(http.post(signOutCall, () => HttpResponse.json({})));
  const received: string[] = [];
  const stop = onSessionEvent((news) => received.push(news));
  await chooseSignOut();
  expect(await screen.findByText('Signed out')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStore.read('a-draft')).toBe('');
  expect(received).toEqual([]);
  stop();
});

it('keeps what a page on its way out is drawn from until the next is there', async () => {
  network.use(http.post(signOutCall, () => HttpResponse.json({})));
  const onClient = vi.fn<(client: QueryClient) => void>();
  const Own = () => {
    const client = useQueryClient();
    useEffect(() => onClient(client), [client]);
    return <Dashboard />;
  };
  const session = () => onClient.mock.lastCall?.[0].getQueryData(sessionQuery.queryKey);
  const front = Promise.withResolvers<{ default: () => ReactNode }>();
  const Front = lazy(() => front.promise);
  const Frame = () => (
    <Suspense fallback="Loading">
      <Outlet />
    </Suspense>
  );
  const children = [
    { path: '/dashboard', Component: Own },
    { path: '/', Component: () => <Front /> },
  ];
  const { user } = renderPages([{ Component: Frame, children }], ['/dashboard']);
  await user.click(await screen.findByRole('button', { name: 'Account, Nora Lindqvist' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(session()).toBeTruthy();

  front.resolve({ default: () => <p>Front page</p> });
  await screen.findByText('Front page');
  await waitFor(() => expect(session()).toBeUndefined());
  expect(localStore.read('a-draft')).toBe('');
});

it('counts a session that is gone already as ended', async () => {
  network.use(http.post(signOutCall, () => refusal('unauthenticated')));
  await chooseSignOut();
  await waitFor(() => expect(address()).toBe('/'));
});

it('stays and says so when signing out fails', async () => {
  network.use(http.post(signOutCall, () => refusal('internal')));
  await chooseSignOut();
  expect(await screen.findByText('Failed to sign out.')).toBeTruthy();
  expect(address()).toBe('/dashboard');
  expect(localStore.read('a-draft')).toBe('Half an email');
});

it('does not say that it is saving after that has failed', async () => {
  vi.spyOn(attended, 'saveAll').mockRejectedValueOnce(new Error('Broken'));
  await chooseSignOut();
  expect(await screen.findByText('Failed to sign out.')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('Saving')).toBeNull();
});

it('asks first where a message is not sent, and goes when that is meant', async () => {
  network.use(http.post(signOutCall, () => HttpResponse.json({})));
  localStore.write(draft, 'Hi Tom,');
  localStore.write(`${draft}:origin`, '{}');
  await chooseSignOut();
  const dialog = await screen.findByRole('dialog', { name: 'One message is not sent' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/dashboard');
  expect(localStore.read(draft)).toBe('Hi Tom,');

  await userEvent.click(screen.getByRole('button', { name: 'Account, Nora Lindqvist' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out and forget' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStore.read(draft)).toBe('');
});

it('stays as it is where the question does not come, and asks it the next time', async () => {
  localStore.write(draft, 'Hi Tom,');
  localStore.write(`${draft}:origin`, '{}');
  vi.doMock('../sign-out/sign-out-dialog.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await chooseSignOut();
  expect(await screen.findByText('The sign-out could not be loaded')).toBeTruthy();
  expect(address()).toBe('/dashboard');

  vi.doUnmock('../sign-out/sign-out-dialog.tsx');
  await userEvent.click(screen.getByRole('button', { name: 'Account, Nora Lindqvist' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await screen.findByRole('dialog', { name: 'One message is not sent' });
  expect(localStore.read(draft)).toBe('Hi Tom,');
});

/** Simulates an autosaving campaign with a change on the page. */
function changeCampaign(saved: () => Promise<void>) {
  const key = `${userId}:campaign:cafés`;
  const saving = createAutosave({
    key,
    start: {},
    pending: () => localStore.read(key) || null,
    send: () => saved().then(() => void localStore.write(key, '')),
  });
  const dismiss = saving.attend();
  localStore.write(key, 'TWO');
  return { key, dismiss };
}

it('waits until what saves itself is saved, and then asks nothing', async () => {
  let isSignedOut = false;
  network.use(
    http.post(signOutCall, () => {
      isSignedOut = true;
      return HttpResponse.json({});
    }),
  );
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { dismiss } = changeCampaign(() => promise);
  await chooseSignOut();
  expect(await screen.findByText('You are signed out as soon as it is.')).toBeTruthy();
  expect(isSignedOut).toBe(false);
  resolve(undefined);
  await waitFor(() => expect(address()).toBe('/'));
  expect(isSignedOut).toBe(true);
  dismiss();
});

it('asks about a change that could not be saved, and not about what somebody else left', async () => {
  const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });
  const { key, dismiss } = changeCampaign(() => Promise.reject(offline));
  localStore.write('ivo:draft:new', 'Hi Ann,');
  await chooseSignOut();
  await screen.findByRole('dialog', { name: 'One campaign is not saved' });
  expect(address()).toBe('/dashboard');
  expect(localStore.read(key)).toBe('TWO');
  dismiss();
});
