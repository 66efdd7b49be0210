import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerEvent, type AnswerEnding, isEnding, paths } from '@replysmith/contract';
import { readEventStream } from '../ask-product.ts';
import type { Visit } from './actions.ts';
import { hasServerDied, note, type Outcome } from './outcome.ts';
import { headersOf } from './send.ts';

/** As in the web app: how soon it listens again to an answer whose stream broke. */
const waits = [1_000, 2_000, 5_000, 10_000];

/** Without a word for so long, the web app takes a stream for broken. */
const silence = 45_000;

type Answer = {
  requestId: string | null;
  /** All that was shown of it so far. */
  shown: string;
  /** What the present stream has told. */
  told: string;
  ending: AnswerEnding | null;
  /** Whether a stream told something else than one before it. */
  isTorn: boolean;
};

/** Asks something, reads the answer as it is written, and opens the page anew meanwhile, or not. */
export async function askQuestion(url: string, visit: Visit, outcome: Outcome): Promise<void> {
  const { random, kept } = visit;
  const { streams } = outcome;
  const begin = performance.now();
  const key = randomUUID();
  const content = `How long should a subject line be? ${randomUUID()}`;
  const body = JSON.stringify({ content, session_id: null, message_type: 'conversation' });
  const answer: Answer = { requestId: null, shown: '', told: '', ending: null, isTorn: false };
  let reloads = random.chance(0.5) ? 1 : 0;
  for (let losses = 0; answer.ending === null && losses <= waits.length;) {
    answer.told = '';
    const leaving = new AbortController();
    if (reloads > 0) setTimeout(() => leaving.abort(), random.below(3_000)).unref();
    const isAnew = answer.requestId === null;
    const request = isAnew ? { method: 'POST', body } : {};
    const path = isAnew ? paths.optimizeEmail : `${paths.optimizeEmail}/${answer.requestId}`;
    const headers = { ...headersOf(url, visit.person.cookie, isAnew ? { key } : undefined) };
    try {
      const init = { ...request, headers: { ...headers, accept: 'text/event-stream' } };
      answer.ending = await listen(`${url}${path}`, init, leaving.signal, answer);
    } catch (error) {
      if (leaving.signal.aborted && reloads > 0) {
        reloads -= 1;
        streams.reloaded += 1;
        continue;
      }
      losses += 1;
      streams.broken += 1;
      const kind = hasServerDied(outcome, begin) ? (isAnew ? 'promised' : 'mended') : 'unexpected';
      note(outcome, kind, `a stream broke: ${String(error).slice(0, 60)}`);
      await sleep(waits[losses - 1]);
    }
  }
  streams.followed += 1;
  if (answer.ending?.type === 'answered') {
    const [, message] = answer.ending.reply.messages;
    kept.answers.set(message.id, message.content);
    visit.session = answer.ending.reply.session.id;
    if (answer.isTorn || !message.content.startsWith(answer.shown)) streams.notContinued += 1;
    return;
  }
  // A server that is killed loses the answers that it writes; people have the request back.
  const isPromised = answer.ending?.type === 'failed' && hasServerDied(outcome, begin);
  if (answer.isTorn || answer.ending === null) streams.notContinued += 1;
  note(outcome, isPromised ? 'promised' : 'unexpected', `an answer ${endOf(answer)}`);
}

function endOf({ ending }: Answer): string {
  if (ending === null) return 'without an end';
  return ending.type === 'failed' ? `given back: ${ending.error.code}` : ending.type;
}

async function listen(
  address: string,
  init: RequestInit,
  leaving: AbortSignal,
  answer: Answer,
): Promise<AnswerEnding> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(silence)]);
  const response = await fetch(address, { ...init, signal });
  for await (const data of readEventStream(response)) {
    const event = AnswerEvent.parse(JSON.parse(data));
    if (event.type === 'started') answer.requestId = event.request_id;
    if (event.type === 'text') show(answer, event.text);
    if (event.type === 'rewound') answer.shown = answer.told = '';
    if (isEnding(event)) return event;
  }
  throw new Error('It ended without its last event.');
}

/** A further stream tells the answer from its beginning, so it says what was shown and goes on. */
function show(answer: Answer, text: string): void {
  answer.told += text;
  const [short, long] = [answer.shown, answer.told].toSorted((a, b) => a.length - b.length);
  if (!long?.startsWith(short ?? '')) answer.isTorn = true;
  answer.shown = long ?? '';
}
