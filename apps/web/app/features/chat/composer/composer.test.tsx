import { paths, type ClientReply } from '@replysmith/contract';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { answerEvents } from '../../../testing/answer-events.ts';
import { answerStream } from '../../../testing/answer-stream.ts';
import { CoachInThisThread } from '../../../testing/coach-in-this-thread.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, messagePair, refusal, sessionId } from '../../../testing/samples.ts';
import { ChatPage } from '../chat-page.tsx';

const SignedIn = () => (useSession().data ? <Outlet /> : null);
const pages = [
  {
    Component: SignedIn,
    children: [{ path: '/dashboard/coldmail/:sessionId?', Component: ChatPage }],
  },
];
const open = () => renderPages(pages, ['/dashboard/coldmail']);
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Your email');
const idOf = (digit: number) => sessionId.replace(/.$/u, String(digit));
const tooSoon = 'An answer is being written. Your text is kept; send it afterwards.';

beforeEach(() => {
  vi.stubGlobal('Worker', CoachInThisThread);
  window.scrollBy = () => undefined;
  network.use(...signedIn);
});

it('says why a text is not sent while an answer is being written, and keeps it', async () => {
  const { started, scored, answered } = answerEvents(email);
  const stream = answerStream();
  network.use(http.post(`*${paths.optimizeEmail}`, stream.response));
  const { user } = open();
  await user.click(await composer());
  await user.paste(email);
  await user.keyboard('{Control>}{Enter}{/Control}');
  stream.tell(started, scored);
  await screen.findByRole('button', { name: 'Stop' });
  await user.type(await composer(), 'The next one');
  expect(screen.queryByText(tooSoon)).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText(tooSoon).getAttribute('role')).toBe('status');
  expect((await composer()).value).toBe('The next one');
  stream.tell(answered);
  await screen.findByRole('button', { name: 'Optimize' });
  expect(screen.queryByText(tooSoon)).toBeNull();
});

it('sends nothing by key once a reader is done, says so, and starts again with its button alone', async () => {
  const [draft, answer] = messagePair(email);
  const client_reply: ClientReply = {
    ...{ engine: 'coach', model: null, engine_reason: null },
    ...{ persona: 'editor', decision: 'no', reason: 'It is not for them.', is_over: true },
    ...{ email: answer.optimization_results?.optimized_email ?? null },
    ...{ first_sight: null, debrief: null },
  };
  const words = { message_type: 'client_simulation', optimization_results: null } as const;
  const items = [
    ...[draft, answer],
    { ...draft, ...words, id: idOf(5), content: 'What would they reply?' },
    { ...answer, ...words, id: idOf(6), content: 'Not for us.', client_reply },
  ];
  const sent = vi.fn(() => refusal('unavailable'));
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items })),
    http.post(`*${paths.optimizeEmail}`, sent),
  );
  const { user } = renderPages(pages, [`/dashboard/coldmail/${sessionId}`]);
  await user.click(await screen.findByRole('button', { name: 'Reply as Client' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer to the reader');
  await user.type(field, 'But why not?');
  expect(screen.getByText(/^Nothing to send now/u)).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const notice = screen.getByText(/^Nothing was sent: this conversation is over\./u);
  expect(notice.getAttribute('role')).toBe('status');
  expect(field.value).toBe('But why not?');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(field.value).toBe('But why not?');
});

it('says that a draft is not kept where the browser takes none, and takes it back once it does', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = open();
  await user.click(await composer());
  expect(screen.queryByText(/cannot keep drafts/u)).toBeNull();
  await user.paste('Hi Tom');
  expect(screen.getByText(/^This browser cannot keep drafts/u)).toBeTruthy();
  expect((await composer()).value).toBe('Hi Tom');
  full.mockRestore();
  await user.type(await composer(), ',');
  expect(screen.queryByText(/cannot keep drafts/u)).toBeNull();
});

it('leaves the root of the page alone for a key', async () => {
  const { user } = open();
  await user.click(await composer());
  const touched = vi.fn();
  const watch = new MutationObserver(touched);
  watch.observe(document.documentElement, { attributes: true });
  await user.type(await composer(), 'Hi Tom');
  await Promise.resolve();
  watch.disconnect();
  expect(touched).not.toHaveBeenCalled();
});
