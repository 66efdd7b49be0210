import { score } from '@replysmith/coach';
import { parseDraft } from '@replysmith/coach/light';
import {
  paths,
  UpdateChatMessageRequest,
  type ChatMessage,
  type ClientReply,
  type MessageType,
} from '@replysmith/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChatMessages } from '../../../data/chat-messages.ts';
import { useSession } from '../../../data/session.ts';
import { signedIn } from '../../../testing/handlers.ts';
import { network } from '../../../testing/network.ts';
import { renderPages } from '../../../testing/render-pages.tsx';
import { email, messagePair, goodEmail, refusal, sessionId } from '../../../testing/samples.ts';
import { tenths } from '../../../lib/words.ts';
import { sampleId } from '../../../testing/template-samples.ts';
import { choicesOf } from '../changes/choices.ts';
import { AskContext, useAsking } from '../sending/use-again.ts';
import type { MessagePair } from '../messages/message-pairs.ts';
import type { Ask } from '../sending/ask.ts';
import { Conversation } from './session-messages.tsx';

const [draft, answer] = messagePair(email);

function pair(
  number: number,
  content = email,
  of: string | null = null,
): [ChatMessage, ChatMessage] {
  const [question, answered] = messagePair(content);
  return [
    { ...question, id: sampleId(number), variant_of: of },
    { ...answered, id: sampleId(number + 100) },
  ];
}

/** A message in another mode with its answer. */
function words(
  number: number,
  message_type: MessageType,
  changes: Partial<ChatMessage>,
): [ChatMessage, ChatMessage] {
  const [question, answered] = pair(number, 'How should it end?');
  return [
    { ...question, message_type },
    { ...answered, message_type, optimization_results: null, ...changes },
  ];
}

async function open(messages: readonly ChatMessage[], address = '/') {
  const questions: Ask[] = [];
  const edited: MessagePair[] = [];
  const asks = {
    ask: (ask: Ask) => void questions.push(ask),
    edit: (exchange: MessagePair) => void edited.push(exchange),
  };
  const Chat = () => {
    const asking = { ...useAsking(), ...asks };
    const { data } = useChatMessages(sessionId);
    return data ? (
      <AskContext value={asking}>
        <main>
          <Conversation messages={data.items} arrival={null} running={null} />
        </main>
      </AskContext>
    ) : null;
  };
  const SignedIn = () => (useSession().data ? <Chat /> : null);
  let stored = messages;
  Element.prototype.scrollIntoView = () => undefined;
  network.use(
    http.get(`*${paths.chatMessages}`, () => HttpResponse.json({ items: stored })),
    http.patch(`*${paths.chatMessages}/:id`, async ({ params, request }) => {
      const change = UpdateChatMessageRequest.parse(await request.json());
      const chosen_at = change.is_in_use ? new Date().toISOString() : null;
      stored = stored.map((one) => (one.id === params['id'] ? { ...one, chosen_at } : one));
      return HttpResponse.json(stored.find(({ id }) => id === params['id']));
    }),
    ...signedIn,
  );
  const page = renderPages([{ path: '/', Component: SignedIn }], [address]);
  await screen.findAllByRole('heading', { level: 2 });
  return { ...page, questions, edited, stored: () => stored };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const pager = () => screen.getByRole('group', { name: 'Variants' }).textContent;
const pagesTo = (words: string) => waitFor(() => expect(pager()).toContain(words));
const edited = pair(3, email.replace('Tom', 'Tim'), draft.id);
const again = pair(4, email, draft.id);

it('lays out the newest result alone; an earlier one says in a line what came of it', async () => {
  const { user } = await open([draft, answer, ...pair(2, goodEmail)]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  expect(screen.getByText(/^\d\.\d, up from \d\.\d$/u)).toBeTruthy();
  await user.click(press('Show the result'));
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  await user.click(press('Collapse the result'));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('shows the newest variant, leads to the others by keyboard, and has the one it leads to in use', async () => {
  const { user, stored, unmount } = await open([draft, answer, ...edited, ...again]);
  expect(pager()).toContain('3 of 3, Full rewrite');
  expect(press('Later variant').getAttribute('aria-disabled')).toBe('true');
  press('Earlier variant').focus();
  await user.keyboard('{Enter}');
  await pagesTo('2 of 3, Edited, full rewrite');
  expect(document.activeElement).toBe(press('Earlier variant'));
  await waitFor(() => expect(stored()[3]?.chosen_at).toBeTruthy());
  unmount();
  localStorage.clear();
  await open(stored());
  expect(pager()).toContain('2 of 3');
});

it('shows the one that was led to last, however fast', async () => {
  const { user, stored } = await open([draft, answer, ...edited, ...again]);
  await user.click(press('Earlier variant'));
  await pagesTo('2 of 3');
  await user.click(press('Earlier variant'));
  await pagesTo('1 of 3');
  await user.click(press('Later variant'));
  await pagesTo('2 of 3');
  await waitFor(() => {
    const [first, second] = [stored()[1], stored()[3]].map((one) => one?.chosen_at ?? '');
    expect(Date.parse(second ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });
  expect(pager()).toContain('2 of 3');
});

it('goes back to the variant that was in use where the server does not take another', async () => {
  const { user, stored } = await open([draft, answer, ...edited]);
  network.use(http.patch(`*${paths.chatMessages}/:id`, () => refusal('unavailable')));
  await user.click(press('Earlier variant'));
  expect(await screen.findByText('The variant could not be selected')).toBeTruthy();
  await pagesTo('2 of 2');
  expect(stored().every(({ chosen_at }) => chosen_at === null)).toBe(true);
});

it('shows a variant that came since, whichever was chosen before', async () => {
  const moments = ['2030-01-01T10:00:00.000Z', '2030-01-01T11:00:00.000Z'] as const;
  const chosen = { ...answer, chosen_at: moments[0] };
  const [question, answered] = again;
  await open([draft, chosen, ...edited, question, { ...answered, created_at: moments[1] }]);
  expect(pager()).toContain('3 of 3');
});

it('looks at a variant without a result in this browser alone', async () => {
  const text = { optimization_results: null, is_partial: true };
  const [question, answered] = again;
  const { user, stored } = await open([
    draft,
    answer,
    question,
    { ...answered, ...text },
    ...edited,
  ]);
  await user.click(press('Earlier variant'));
  await pagesTo('2 of 3, Stopped');
  await user.click(press('Later variant'));
  await pagesTo('3 of 3');
  expect(stored().every(({ chosen_at }) => chosen_at === null)).toBe(true);
});

it('says what a folded result comes to with the choices', async () => {
  const put_back = answer.optimization_results?.changes.map(({ id }) => id) ?? [];
  const choices = { ...choicesOf(null), put_back };
  await open([draft, { ...answer, choices }, ...pair(2, goodEmail)]);
  expect(await screen.findByText(/^\d\.\d, as before$/u)).toBeTruthy();
  expect(screen.queryByText('before your choices')).toBeNull();
});

it('asks for the other manner of the same text, and does not offer the same again', async () => {
  const { user, questions, edited: changed } = await open([draft, answer]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(press('Lighter touch'));
  expect(questions).toMatchObject([
    { content: email, manner: 'light', variantOf: draft.id, messageType: 'email_optimization' },
  ]);
  await user.click(press('Edit and resubmit'));
  expect(changed).toEqual([{ draft, answer }]);
});

it('offers another variant of what a model wrote', async () => {
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  const by = { engine: 'model', model: 'harbour-small' } as const;
  const { user, questions } = await open([
    draft,
    { ...answer, optimization_results: { ...result, ...by } },
  ]);
  await user.click(press('Try again'));
  expect(questions).toMatchObject([{ manner: 'full', variantOf: draft.id }]);
});

it('asks once more for a rewrite that was stopped as it was asked for, scored as it was said to be', async () => {
  const readAs = { stage: 'follow_up', profile: 'pr' } as const;
  const [sent, came] = pair(5);
  // Short for a first email, and long enough for a follow-up.
  const short =
    'Subject: Friday counts\n\nHi Ines,\n\nYour stores count stock by hand on Fridays. Is that still so? We lend out a scanner that counts a whole shop within an hour.\n\nBest,\nNora';
  const { user, questions } = await open([
    {
      ...{ ...sent, content: short },
      email_data: { email_content: short, manner: 'light', ...readAs },
    },
    { ...came, optimization_results: null, is_partial: true, content: 'Hi Ines,' },
  ]);
  const { value } = score({ ...parseDraft(short), ...readAs });
  expect(value).not.toBe(score(parseDraft(short)).value);
  expect(
    screen.getByRole('img', { name: new RegExp(`^Your text scores ${tenths(value)} of`, 'u') }),
  ).toBeTruthy();
  await user.click(press('Try again'));
  expect(questions).toMatchObject([{ manner: 'light', readAs, variantOf: sampleId(5) }]);
});

it('asks a question once more that was stopped, and shows both variants', async () => {
  const [question, came] = words(5, 'conversation', { is_partial: true });
  const [other, full] = words(6, 'conversation', {});
  const { user, questions } = await open([
    ...[draft, answer, question, came],
    ...[{ ...other, variant_of: question.id }, full],
  ]);
  expect(pager()).toContain('2 of 2, Asked again');
  await user.click(press('Earlier variant'));
  await pagesTo('1 of 2, Stopped');
  await user.click(press('Try again'));
  expect(questions).toMatchObject([
    { content: question.content, variantOf: question.id, messageType: 'conversation' },
  ]);
});

it('asks the same reader for another reply, as the message or else the reply names them', async () => {
  const client_reply: ClientReply = {
    ...{ engine: 'coach', model: null, engine_reason: null },
    ...{ persona: 'recruiter', decision: 'question', reason: 'They wonder.', is_over: false },
    ...{ email: null, first_sight: null, debrief: null },
  };
  const [question, stopped] = words(6, 'client_simulation', { is_partial: true });
  const { user, questions: again } = await open([
    ...[draft, answer],
    ...words(5, 'client_simulation', { client_reply }),
    { ...question, email_data: { persona: 'investor' } },
    stopped,
  ]);
  for (const button of await screen.findAllByRole('button', { name: 'Try again' })) {
    await user.click(button);
  }
  const messageType = 'client_simulation';
  expect(again).toMatchObject([
    { messageType, persona: 'recruiter', variantOf: sampleId(5) },
    { messageType, persona: 'investor', variantOf: sampleId(6) },
  ]);
});

it('lays two variants side by side with their scores, and uses the one that is picked', async () => {
  const { user } = await open([draft, answer, ...edited]);
  await user.click(press('Compare'));
  const left = await screen.findByRole('group', { name: '1. Full rewrite' });
  const right = screen.getByRole('group', { name: '2. Edited, full rewrite' });
  for (const side of [left, right]) {
    expect(within(side).getByRole('img', { name: /^Score \d/u })).toBeTruthy();
    expect(within(side).getByText('Still lost')).toBeTruthy();
  }
  expect(left.querySelector('mark')?.textContent).toContain('Tom');
  expect(right.querySelector('mark')?.textContent).toContain('Tim');
  await user.click(within(left).getByRole('button', { name: 'Use this one' }));
  await pagesTo('1 of 2');
  expect(screen.queryByText('Two variants compared')).toBeNull();
});

it('shows a brief for what it is, with the way back to its campaign', async () => {
  const result = answer.optimization_results;
  if (!result) throw new Error('The sample answer holds no result.');
  const brief = 'Write a cold email from this brief.\n\nCampaign: Autumn shops\nAudience: Bakers';
  await open([
    { ...draft, content: brief, campaign_id: sampleId(9) },
    { ...answer, optimization_results: { ...result, brief, changes: [] } },
  ]);
  expect(press('Show brief')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Edit Campaign' });
  expect(link.getAttribute('href')).toBe(`/dashboard/wizard/${sampleId(9)}?step=1`);
  expect(screen.queryByRole('button', { name: 'Lighter touch' })).toBeNull();
});

describe('what a search found', () => {
  const mark = vi.fn<(name: string, words: { readonly ranges: readonly Range[] }) => void>();
  const marked = () => mark.mock.lastCall?.[1].ranges.map((range) => range.toString()) ?? [];

  beforeEach(() => {
    mark.mockClear();
    class Highlight {
      readonly ranges: readonly Range[];
      constructor(...ranges: Range[]) {
        this.ranges = ranges;
      }
    }
    vi.stubGlobal('Highlight', Highlight);
    vi.stubGlobal('CSS', { ...globalThis.CSS, highlights: { set: mark, delete: mark } });
    Range.prototype.getBoundingClientRect = () => new DOMRect();
    window.scrollBy = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('unfolds the draft that holds it, and marks it there until Escape', async () => {
    const { user } = await open([draft, answer, ...pair(2, goodEmail)], `/?find=TOM#${draft.id}`);
    expect(await screen.findAllByRole('button', { name: 'Collapse' })).toHaveLength(1);
    await waitFor(() => expect(marked()).toContain('Tom'));
    mark.mockClear();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(mark).toHaveBeenLastCalledWith('found-words'));
  });

  it('shows the variant that holds it without putting it in use', async () => {
    const later = pair(3, email.replace('Tom', 'Tim'), draft.id);
    const { stored } = await open([draft, answer, ...later], `/?find=tom#${answer.id}`);
    expect(pager()).toContain('1 of 2');
    expect(stored().every(({ chosen_at }) => chosen_at === null)).toBe(true);
  });

  it('lays out an earlier result that holds it', async () => {
    await open([draft, answer, ...pair(2, goodEmail)], `/?find=hi#${answer.id}`);
    expect(await screen.findByRole('button', { name: 'Collapse the result' })).toBeTruthy();
  });
});
