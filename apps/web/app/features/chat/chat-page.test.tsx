import { errorCodes, IdempotencyHeaders, paths } from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../data/session.ts';
import { CoachInThisThread } from '../../testing/coach-in-this-thread.ts';
import { optimizes, signedIn } from '../../testing/handlers.ts';
import { network } from '../../testing/network.ts';
import { renderPages } from '../../testing/render-pages.tsx';
import { email, messagePair, refusal, sessionId, subscription } from '../../testing/samples.ts';
import { ChatPage } from './chat-page.tsx';
import { clockTime } from '../../lib/days.ts';

/** As the session guard does, shows nothing before the session is known. */
const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
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
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(savedChat));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect((await composer()).value).toBe('');
    expect(screen.getByText('Result ready')).toBeTruthy();
  });

  it('says what a brief costs instead of scoring it', async () => {
    const { user } = open(newChat);
    await user.click(await composer());
    await user.paste('Write a cold email from this brief.\n\nAudience: Bakers in Leeds');
    expect(await screen.findByText('A brief: 1 request writes the email from it.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Score/ })).toBeNull();
    expect(screen.queryByText('Read as')).toBeNull();
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
    ['nothing answers', () => HttpResponse.error(), 'We do not know whether this was counted'],
    ['a gateway gives up', () => refusal('unavailable'), 'We do not know whether this was counted'],
  ])('keeps the text and says why when %s', async (_, answer, reason) => {
    network.use(http.post(`*${paths.optimizeEmail}`, answer));
    const { user } = open(newChat);
    await user.click(await composer());
    await user.paste(email);
    await user.click(screen.getByRole('button', { name: 'Optimize' }));
    expect(await screen.findByText(reason, { exact: false })).toBeTruthy();
    expect((await composer()).value).toBe(email);
  });

  it('names one time from which there are requests again', async () => {
    const used = { ...subscription, usage_tracking: { daily_ai_requests: 5, templates_saved: 0 } };
    network.use(
      http.get(`*${paths.userSubscriptions}`, () => HttpResponse.json(used)),
      http.post(`*${paths.optimizeEmail}`, () => refusal('usage_limit_reached')),
    );
    const { user } = open(newChat);
    const time = clockTime(new Date(subscription.resets_at));
    await user.click(await composer());
    await user.paste(email);
    expect(
      await screen.findByText(new RegExp(`^No requests left until ${time};`, 'u')),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Optimize' }));
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain(`Requests start again at ${time}.`);
    expect(problem.textContent).not.toContain('UTC');
    const plans = within(problem).getByRole('link', { name: 'See plans' });
    expect(plans.getAttribute('href')).toBe('/dashboard/upgrade');
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

describe('the key that a text is sent under', () => {
  const keys: (string | null)[] = [];
  const failing = http.post(`*${paths.optimizeEmail}`, ({ request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.error();
  });
  const optimize = () => screen.getByRole('button', { name: 'Optimize' });

  beforeEach(() => {
    keys.length = 0;
    network.use(failing);
  });

  it('stays the same for the same text, also after a reload, and changes with the text', async () => {
    const first = open(newChat);
    await first.user.click(await composer());
    await first.user.paste(email);
    await first.user.click(optimize());
    await first.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    first.unmount();
    const { user } = open(newChat);
    await composer();
    await user.click(optimize());
    await waitFor(() => expect(keys).toHaveLength(3));
    await user.type(await composer(), ' More.');
    await user.click(optimize());
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(IdempotencyHeaders.safeParse({ 'idempotency-key': keys[0] }).success).toBe(true);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is a new one once the text has been answered', async () => {
    const { user } = open(savedChat);
    const noted = http.post(`*${paths.optimizeEmail}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
    });
    network.use(optimizes);
    network.use(noted);
    for (const count of [1, 2]) {
      await user.click(await composer());
      await user.paste(email);
      await user.click(optimize());
      await waitFor(async () => expect((await composer()).value).toBe(''));
      expect(keys).toHaveLength(count);
    }
    expect(keys[0]).not.toBe(keys[1]);
  });
});

it('reads the chats and the usage again when it is not known whether a text was counted', async () => {
  const requestPaths: string[] = [];
  network.use(http.post(`*${paths.optimizeEmail}`, () => HttpResponse.error()));
  const { user } = open(savedChat);
  await user.click(await composer());
  await user.paste(email);
  await screen.findByRole('link', { name: /Fernhill checkout/ });
  network.events.on('request:start', ({ request }) =>
    requestPaths.push(new URL(request.url).pathname),
  );
  await user.click(screen.getByRole('button', { name: 'Optimize' }));
  await screen.findByRole('alert');
  await waitFor(() => {
    expect(requestPaths).toEqual(
      expect.arrayContaining([paths.chatSessions, paths.chatMessages, paths.userSubscriptions]),
    );
  });
});

describe('a saved chat', () => {
  it('shows what was said, with the session in the title', async () => {
    network.use(
      http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: messagePair(email) })),
    );
    open(savedChat);
    expect(await screen.findByRole('heading', { level: 2, name: /up from/ })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Fernhill checkout · Replysmith'));
    const sessions = within(screen.getByRole('complementary', { name: 'Chat Sessions' }));
    const link = await sessions.findByRole('link', { name: /Fernhill checkout/ });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('shows an answer stored in an older form as text', async () => {
    const [draft, answer] = messagePair(email);
    const items = [draft, { ...answer, content: 'In words.', optimization_results: null }];
    network.use(http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items })));
    open(savedChat);
    expect(await screen.findByText('In words.')).toBeTruthy();
    expect(screen.getByText(/I hope you’re well!/)).toBeTruthy();
  });

  it('opens at the newest of several exchanges', async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    const [draft, answer] = messagePair(email);
    const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    const older = [
      { ...draft, id: ids[0], content: 'The older one.' },
      { ...answer, id: ids[1], content: 'Older words.', optimization_results: null },
    ];
    network.use(
      http.get(`*${paths.chatMessages}`, () =>
        HttpResponse.json({ items: [...older, draft, answer] }),
      ),
    );
    open(savedChat);
    await screen.findByRole('heading', { level: 2, name: /up from/ });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toContain('Fernhill');
    expect(shown[0]).not.toContain('older');
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
      http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: messagePair(email) })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: /up from/ })).toBeTruthy();
  });
});
