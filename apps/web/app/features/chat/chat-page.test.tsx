import { errorCodes, paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { optimizes, signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { email, exchange, refusal, sessionId } from '../../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';

/** The guard's part: nothing is shown before the session is known. */
const Door = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: Door,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: ChatPage }],
  },
];
const newChat = '/dashboard/coldmail';
const savedChat = `/dashboard/coldmail/${sessionId}`;
const open = (path: string) => renderPages(pages, [path]);
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  network.use(...signedIn);
});

describe('a new chat', () => {
  it('fills the composer with the sample', async () => {
    const { user } = open(newChat);
    await user.click(await screen.findByRole('button', { name: 'Try a sample' }));
    expect((await composer()).value).toContain('Subject: Quick question');
  });

  it('sends with Ctrl+Enter, opens the session it made and empties the composer', async () => {
    network.use(optimizes);
    const { user } = open(newChat);
    await user.click(await composer());
    await user.paste(email);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const heading = await screen.findByRole('heading', { level: 2, name: /up from/ });
    expect(screen.getByLabelText('Address').textContent).toBe(savedChat);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect((await composer()).value).toBe('');
    expect(screen.getByText(/^Result ready: /)).toBeTruthy();
  });

  it('does not send while an input method is composing', async () => {
    const sent = vi.fn(() => refusal('internal'));
    network.use(http.post(`*${paths.optimizeEmail}`, sent));
    const { user } = open(newChat);
    const field = await composer();
    await user.click(field);
    await user.paste(email);
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        isComposing: true,
        bubbles: true,
      }),
    );
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses an empty text without asking the server', async () => {
    const { user } = open(newChat);
    await composer();
    await user.click(screen.getByRole('button', { name: 'Optimize' }));
    expect(screen.getByRole('alert').textContent).toContain('Paste an email first.');
  });

  it('still has the text after a reload', async () => {
    const { user, unmount } = open(newChat);
    await user.click(await composer());
    await user.paste('Half an email');
    unmount();
    open(newChat);
    expect((await composer()).value).toBe('Half an email');
  });
});

describe('when sending fails', () => {
  it.each([
    ['the session has ended', () => refusal('unauthenticated'), errorCodes.unauthenticated.message],
    ['the limit is reached', () => refusal('usage_limit_reached'), 'Usage Limit Reached'],
    ['the server breaks', () => refusal('internal'), 'Request req-1.'],
    ['nothing answers', () => HttpResponse.error(), 'could not be reached'],
  ])('keeps the text and says why when %s', async (_, answer, reason) => {
    network.use(http.post(`*${paths.optimizeEmail}`, answer));
    const { user } = open(newChat);
    await user.click(await composer());
    await user.paste(email);
    await user.click(screen.getByRole('button', { name: 'Optimize' }));
    expect((await screen.findByRole('alert')).textContent).toContain(reason);
    expect((await composer()).value).toBe(email);
  });

  it('sends the same text again on "Try again"', async () => {
    network.use(http.post(`*${paths.optimizeEmail}`, () => refusal('internal'), { once: true }));
    const { user } = open(newChat);
    await user.click(await composer());
    await user.paste(email);
    await user.click(screen.getByRole('button', { name: 'Optimize' }));
    await screen.findByRole('alert');
    network.use(optimizes);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: /up from/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a saved chat', () => {
  it('shows what was said, with the session in the title', async () => {
    network.use(
      http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: exchange(email) })),
    );
    open(savedChat);
    expect(await screen.findByRole('heading', { level: 2, name: /up from/ })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Fernhill checkout · Replysmith'));
    const sessions = within(screen.getByRole('complementary', { name: 'Chat Sessions' }));
    const link = await sessions.findByRole('link', { name: /Fernhill checkout/ });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it.each(['a5b4c3d2-1111-4222-8333-444455556666', 'not-an-id'])(
    'says that there is no chat at the address of %s',
    async (id) => {
      open(`/dashboard/coldmail/${id}`);
      expect(await screen.findByText('There is no chat at this address.')).toBeTruthy();
    },
  );

  it('offers another try when the messages cannot be read', async () => {
    network.use(http.get(`*${paths.chatMessages}`, () => refusal('validation_failed')));
    const { user } = open(savedChat);
    expect((await screen.findByRole('alert')).textContent).toContain('Error Loading Messages');
    network.use(
      http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: exchange(email) })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: /up from/ })).toBeTruthy();
  });
});
