import { paths } from '@replysmith/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { signedIn, signedOut } from '../testing/handlers.ts';
import { network } from '../testing/network.ts';
import { account } from '../testing/samples.ts';
import { announceSession } from './session-channel.ts';
import { VisitorProvider, isVisitorHinted, rememberVisitor, useVisitor } from './visitor.tsx';

const { email } = account.user;
const unreachable = http.get(`*${paths.accounts.session}`, () => HttpResponse.error());

function Reader() {
  const visitor = useVisitor();
  return <p>{visitor.isSignedIn ? (visitor.email ?? 'somebody') : 'nobody'}</p>;
}

const visit = () =>
  render(
    <VisitorProvider>
      <Reader />
    </VisitorProvider>,
  );

const stored = () => JSON.stringify(Object.entries(localStorage));

it('is nobody until the server has named somebody, and is remembered without the name', async () => {
  network.use(...signedIn);
  visit();
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(await screen.findByText(email)).toBeTruthy();
  expect(isVisitorHinted()).toBe(true);
  expect(stored()).toContain('signed-in');
  expect(stored()).not.toContain(email);
});

it('is somebody from the start where one is remembered, until the server says nobody', async () => {
  network.use(signedOut);
  rememberVisitor();
  visit();
  expect(screen.getByText('somebody')).toBeTruthy();
  expect(await screen.findByText('nobody')).toBeTruthy();
  expect(isVisitorHinted()).toBe(false);
  expect(stored()).toBe('[]');
});

it('stays remembered while the server cannot be asked', async () => {
  let requestCount = 0;
  network.use(unreachable);
  network.events.on('request:end', () => void (requestCount += 1));
  rememberVisitor();
  visit();
  await waitFor(() => expect(requestCount).toBe(1));
  expect(screen.getByText('somebody')).toBeTruthy();
  expect(isVisitorHinted()).toBe(true);
});

it('leaves with signing out, here and in another tab', async () => {
  network.use(...signedIn);
  visit();
  await screen.findByText(email);
  act(() => announceSession('signed-out'));
  expect(screen.getByText('nobody')).toBeTruthy();

  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'replysmith:signed-in', newValue: 'yes' }));
  });
  expect(await screen.findByText(email)).toBeTruthy();
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'replysmith:signed-in', newValue: null }));
  });
  expect(screen.getByText('nobody')).toBeTruthy();
});
