import { paths } from '@replysmith/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { chatSession, email, refusal, sessionId, userId } from '../../../testing/samples.ts';
import { sessionStore } from '../../../testing/session-store.ts';
import { ChatPage } from '../chat-page.tsx';
import { draftKeyOf } from './draft-key.ts';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: ChatPage }],
  },
];
const open = () => renderPages(pages, [`/dashboard/coldmail/${sessionId}`]);
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');
const address = () => screen.getByLabelText('Address').textContent;

beforeEach(() => {
  clearStorage();
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(...signedIn);
});

it('goes on in a new chat with what was begun in one that is gone for good', async () => {
  network.use(...sessionStore([]).handlers);
  localStore.write(draftKeyOf(userId, sessionId), email);
  const { user } = open();
  const draft = await screen.findByRole('region', { name: 'Your email, not sent' });
  expect(draft.textContent).toContain('Tom');
  await user.click(screen.getByRole('button', { name: 'Continue in a new chat' }));
  expect((await composer()).value).toBe(email);
  expect(address()).toBe('/dashboard/coldmail');
  expect(localStore.read(draftKeyOf(userId, sessionId))).toBe('');
});

it('offers a question that was not sent to be copied, there being nothing to ask it about', async () => {
  network.use(...sessionStore([chatSession({ deleted_at: new Date().toISOString() })]).handlers);
  localStore.write(draftKeyOf(userId, sessionId, 'conversation'), 'Is it too long?');
  open();
  await screen.findByRole('heading', { name: 'This chat was deleted.' });
  expect(screen.getByText('Is it too long?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue in a new chat' })).toBeNull();
});

it('learns from a refusal that the chat was deleted elsewhere, and is as it was once restored', async () => {
  const store = sessionStore([chatSession()]);
  network.use(...store.handlers);
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: [] })),
    http.post(`*${paths.optimizeEmail}`, () => refusal('not_found')),
  );
  const { user } = open();
  await screen.findAllByRole('link', { name: /Fernhill checkout/ });
  await user.click(await composer());
  await user.paste(email);
  await fetch(`${location.origin}${paths.chatSessions}/${sessionId}`, { method: 'DELETE' });
  await user.click(screen.getByRole('button', { name: 'Optimize' }));
  await screen.findByRole('heading', { name: 'This chat was deleted.' });
  expect(screen.getByRole('region', { name: 'Your email, not sent' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Fernhill checkout/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect((await composer()).value).toBe(email);
  expect(screen.queryByRole('alert')).toBeNull();
});
