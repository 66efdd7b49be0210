import { paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { localStore } from '../../../lib/storage.ts';
import { sendingKey } from '../../../lib/sending-key.ts';
import { answerEvents } from '../../../testing/answer-events.ts';
import { answerAtOnce } from '../../../testing/answer-stream.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, messagePair, sessionId, userId } from '../../../testing/samples.ts';
import { ChatPage } from '../chat-page.tsx';
import { draftKeyOf } from './draft-key.ts';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: ChatPage }],
  },
];
const newChat = '/dashboard/coldmail';
const savedChat = `${newChat}/${sessionId}`;
const open = (pathname: string, state?: unknown) => renderPages(pages, [{ pathname, state }]);
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');
const draftKey = draftKeyOf(userId, sessionId);

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  window.scrollBy = () => undefined;
  network.use(...signedIn);
});

const isAnswered = () =>
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: messagePair(email) })),
  );

it('opens the session of an answer that had been lost on its way and is asked for again', async () => {
  const { answered } = answerEvents(email);
  localStore.write(draftKeyOf(userId, null), email);
  network.use(http.post(`*${paths.optimizeEmail}`, () => answerAtOnce([answered])));
  const { user } = open(newChat);
  await user.click(await composer());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Rewritten by the coach')).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(savedChat));
  await waitFor(async () => expect((await composer()).value).toBe(''));
});

describe('a session that is opened again', () => {
  it('has nothing left in the composer of what was answered while nobody looked', async () => {
    localStore.write(draftKey, email);
    sendingKey(draftKey, [email]);
    isAnswered();
    open(savedChat);
    await screen.findByText('Rewritten by the coach');
    await waitFor(() => expect(localStore.read(draftKey)).toBe(''));
  });

  it('keeps a text that was never sent from there, though it was once before', async () => {
    localStore.write(draftKey, email);
    isAnswered();
    open(savedChat);
    await screen.findByText('Rewritten by the coach');
    expect((await composer()).value).toBe(email);
  });
});

describe('Edit', () => {
  it('is left with Escape, which has a change back that was dropped', async () => {
    isAnswered();
    const { user } = open(savedChat);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.keyboard('{Escape}');
    expect((await composer()).value).toBe('');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.keyboard('More{Escape}');
    expect((await composer()).value).toBe('');
    const toast = (await screen.findByText('Change dropped')).closest('li');
    await user.click(within(toast ?? document.body).getByText('Undo'));
    expect((await composer()).value).toMatch(/More$/);
  });
});

describe('a brief', () => {
  const loadTemplate = {
    subject: '',
    content: 'Write a cold email from this brief.\n\nAudience: Bakers in Leeds',
    templateName: 'Bakers',
    isFromLibrary: false,
    isFromWizard: true,
    wizardCampaignId: crypto.randomUUID(),
  };

  it('has the composer for itself, and the draft that stood there is brought back', async () => {
    localStore.write(draftKeyOf(userId, null), 'Half a letter to Ines');
    const { user } = open(newChat, { loadTemplate });
    expect(await screen.findByText('What you had before is kept.')).toBeTruthy();
    expect((await composer()).value).toBe(loadTemplate.content);
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect((await composer()).value).toBe('Half a letter to Ines');
  });
});
