import {
  lengths,
  pages,
  paths,
  type HelpChatbotReply,
  type HelpMessage,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { refusal, userId } from '../../../testing/samples.ts';
import { putHelpBot } from './bot-state.ts';
import { HelpBot } from './help-bot.tsx';

const SignedIn = () => (useSession().data ? <HelpBot /> : null);

let stored: HelpMessage[];
let sent: { message: string; conversationHistory?: unknown[] }[];

function pair(question: string): HelpMessage[] {
  const at = '2026-04-02T10:41:00.000Z';
  const own = { citations: [], suggestions: [], engine: null, created_at: at };
  const isKnown = !question.includes('yak');
  return [
    { ...own, id: crypto.randomUUID(), role: 'user', content: question },
    {
      ...{ id: crypto.randomUUID(), role: 'assistant', engine: 'coach', created_at: at },
      content: isKnown ? 'Choose **Save**.\n\n1. Press `Ctrl`' : 'So I do not know.',
      citations: isKnown
        ? [{ topic: 'templates', item: 'use-variables', title: 'Put in variables' }]
        : [],
      suggestions: ['Write a template'],
    },
  ];
}

const answer = (messages: HelpMessage[]): HelpChatbotReply => ({
  response: 'I am an automatic assistant.',
  ...{ suggestions: ['Upgrade'], citations: [], engine: 'coach', is_known: true, messages },
});

const answers = http.post(`*${paths.helpChatbot}`, async ({ request }) => {
  const body = (await request.json()) as { message: string };
  sent.push(body);
  if (body.message === '') return HttpResponse.json(answer([]));
  const messages = pair(body.message);
  stored.push(...messages);
  return HttpResponse.json(answer(messages));
});

beforeEach(() => {
  putHelpBot(userId, 'closed');
  localStorage.clear();
  [stored, sent] = [[], []];
  network.use(
    ...signedIn,
    answers,
    http.get(`*${paths.helpMessages}`, () => HttpResponse.json({ items: stored })),
    http.delete(`*${paths.helpMessages}`, () => {
      stored = [];
      return HttpResponse.json({ items: [] });
    }),
  );
});

const bubble = () => screen.findByRole('button', { name: /^Help Chat/u });
const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Your question about Replysmith' });
const log = () => screen.getByRole('log', { name: 'Help messages' });
const questions = () => sent.filter(({ message }) => message !== '');

async function open() {
  const page = renderPages([{ path: '/dashboard', Component: SignedIn }], ['/dashboard']);
  await page.user.click(await bubble());
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  return page;
}

it('asks nothing of the server until it is opened, then is greeted and takes the focus', async () => {
  const { user } = renderPages([{ path: '/dashboard', Component: SignedIn }], ['/dashboard']);
  const closed = await bubble();
  expect(closed.getAttribute('aria-expanded')).toBe('false');
  expect(sent).toEqual([]);
  await user.click(closed);
  await screen.findByText('I am an automatic assistant.');
  expect(sent).toEqual([{ message: '' }]);
  expect(document.activeElement).toBe(await field());
  expect(button('Upgrade')).toBeTruthy();
});

it('Enter asks, with the page and the last ten messages; Shift+Enter begins a line', async () => {
  stored = Array.from({ length: 6 }, (_, at) => pair(`Question ${String(at)}`)).flat();
  const { user } = await open();
  await user.type(await field(), 'How do I{Shift>}{Enter}{/Shift}save?{Enter}');
  await within(log()).findByText(/How do I\s+save\?/u);
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(questions()[0]).toMatchObject({
    message: 'How do I\nsave?',
    context: { currentPage: '/' },
  });
  expect(questions()[0]?.conversationHistory).toHaveLength(10);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
});

it('an answer names controls and keys, cites its item and offers what to ask next', async () => {
  const { user } = await open();
  await user.type(await field(), 'save?{Enter}');
  expect((await within(log()).findByText('Save')).closest('b')).not.toBeNull();
  expect(within(log()).getByText('Ctrl').closest('code')).not.toBeNull();
  const link = within(log()).getByRole('link', { name: 'Put in variables' });
  expect(link.getAttribute('href')).toBe(pages.helpItem('templates', 'use-variables'));
  await user.click(button('Write a template'));
  await waitFor(() => expect(questions().at(-1)?.message).toBe('Write a template'));
});

it('nothing is sent of nothing, nor anything over the limit', async () => {
  const { user } = await open();
  await user.type(await field(), '   {Enter}');
  await user.clear(await field());
  await user.click(await field());
  await user.paste('a'.repeat(lengths.helpMessage + 1));
  await screen.findByText('At most 1,000 characters: 1 too many.');
  await user.keyboard('{Enter}');
  expect(questions()).toEqual([]);
});

it('what the help does not know leads to its search, the coach and a person', async () => {
  const { user } = await open();
  await user.type(await field(), 'Which yak?{Enter}');
  const search = await within(log()).findByRole('link', { name: 'Search the help for it' });
  expect(search.getAttribute('href')).toBe(`${pages.help}?q=Which+yak%3F`);
  expect(within(log()).getByRole('link', { name: 'Ask the coach about your email' })).toBeTruthy();
  expect(within(log()).getByRole('link', { name: 'Contact Support' })).toBeTruthy();
});

it('asks one question at a time, and gives a stopped one back', async () => {
  network.use(http.post(`*${paths.helpChatbot}`, async () => delay('infinite')));
  stored = pair('Before');
  const { user } = await open();
  await user.type(await field(), 'First{Enter}');
  await within(log()).findByText('Looking through the help pages …');
  await user.type(await field(), 'Second{Enter}');
  expect(within(log()).queryByText('Second')).toBeNull();
  await user.clear(await field());
  await user.click(button('Stop'));
  expect(((await field()) as HTMLTextAreaElement).value).toBe('First');
  expect(within(log()).queryByText('Looking through the help pages …')).toBeNull();
  expect(screen.queryByText(/Failed to get response/u)).toBeNull();
});

it('a failure is told, keeps the question, searches the help itself, and is retried', async () => {
  network.use(http.post(`*${paths.helpChatbot}`, () => refusal('unavailable'), { once: true }));
  stored = pair('Before');
  const { user } = await open();
  await user.type(await field(), 'delete my account{Enter}');
  await screen.findByText('Failed to get response. Please try again.');
  expect(((await field()) as HTMLTextAreaElement).value).toBe('delete my account');
  await screen.findByRole('link', { name: 'Delete your account' });
  await user.click(button('Retry'));
  await waitFor(() => expect(questions()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^Not answered/u)).toBeNull());
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
});

it('a refusal that a search would not mend says why', async () => {
  network.use(http.post(`*${paths.helpChatbot}`, () => refusal('validation_failed')));
  stored = pair('Before');
  const { user } = await open();
  await user.type(await field(), 'delete my account{Enter}');
  await screen.findByText(/^Not answered: “delete my account”/u);
  expect(screen.queryByText(/a search of the help finds/u)).toBeNull();
});

it('Escape minimises it to a pill with the focus, and it counts what comes until it is opened', async () => {
  const { promise: waits, resolve: answerNow } = Promise.withResolvers<undefined>();
  const { user } = await open();
  network.use(
    http.post(`*${paths.helpChatbot}`, async () => {
      await waits;
      stored = pair('save?');
      return HttpResponse.json(answer(stored));
    }),
  );
  await user.type(await field(), 'save?{Enter}');
  await user.keyboard('{Escape}');
  const pill = button('Help Chat');
  expect(pill.textContent).toBe('Help Chat');
  expect(document.activeElement).toBe(pill);
  answerNow(undefined);
  await screen.findByRole('button', { name: 'Help Chat, 1 unread' });
  await user.click(pill);
  expect(pill.getAttribute('aria-label')).toBe('Help Chat');
  await within(log()).findByRole('link', { name: 'Put in variables' });
});

it('stands where it stood after a reload, with the question that was being written', async () => {
  const { user, unmount } = await open();
  await user.type(await field(), 'How do');
  unmount();
  renderPages([{ path: '/dashboard', Component: SignedIn }], ['/dashboard']);
  expect(((await field()) as HTMLTextAreaElement).value).toBe('How do');
});

it('forgets what was said only when that is meant', async () => {
  stored = pair('Before');
  const { user } = await open();
  await within(log()).findByText('Before');
  await user.click(button('Clear'));
  await user.tab();
  await user.click(button('Clear'));
  expect(stored).toHaveLength(2);
  await user.click(button('Clear all?'));
  await waitFor(() => expect(within(log()).queryByText('Before')).toBeNull());
  expect(stored).toEqual([]);
});

it('a conversation that cannot be loaded is asked for again', async () => {
  network.use(http.get(`*${paths.helpMessages}`, () => refusal('not_found'), { once: true }));
  stored = pair('Before');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await within(log()).findByText('Before');
});
