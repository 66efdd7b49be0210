import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerEvent, type AnswerEnding, callLimits, isEnding, paths } from '@replysmith/contract';
import { readEventStream } from '../ask-product.ts';
import { upstreamsOf } from '../stack/balancer.ts';
import type { Visit } from './actions.ts';
import { note, type Outcome, wasKilled } from './outcome.ts';
import { headersOf, noteRefusal, receive, Refused } from './send.ts';

type Answer = {
  requestId: string | null;
  /** The servers that may write it; undefined for one that is unknown. */
  readonly writers: Set<string | undefined>;
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
  const text = { shown: '', told: '', isTorn: false };
  const answer: Answer = { requestId: null, writers: new Set(), ending: null, ...text };
  let reloads = random.chance(0.5) ? 1 : 0;
  for (let losses = 0; answer.ending === null && losses <= callLimits.listenAgainMs.length;) {
    answer.told = '';
    const leaving = new AbortController();
    if (reloads > 0) setTimeout(() => leaving.abort(), random.below(3_000)).unref();
    const isAnew = answer.requestId === null;
    const request = isAnew ? { method: 'POST', body } : {};
    const path = isAnew ? paths.optimizeEmail : `${paths.optimizeEmail}/${answer.requestId}`;
    const headers = { ...headersOf(url, visit.person.cookie, isAnew ? { key } : undefined) };
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(callLimits.silenceMs)]);
    const init = { ...request, headers: { ...headers, accept: 'text/event-stream' }, signal };
    const attempt = performance.now();
    try {
      answer.ending = await receive(`${url}${path}`, init, async (response) => {
        const upstreams = isAnew ? upstreamsOf(response) : [];
        for (const { address } of upstreams) answer.writers.add(address);
        return listen(response, answer);
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isAnew && error.upstreams.length === 0) answer.writers.add(undefined);
      if (leaving.signal.aborted && reloads > 0) {
        reloads -= 1;
        streams.reloaded += 1;
        continue;
      }
      losses += 1;
      streams.broken += 1;
      noteRefusal(outcome, error, attempt, 'a stream broke', answer.requestId !== null);
      await sleep(callLimits.listenAgainMs[losses - 1]);
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
  const isLost = [...answer.writers].some((writer) => wasKilled(outcome, writer, begin));
  const isPromised = answer.ending?.type === 'failed' && isLost;
  if (answer.isTorn || answer.ending === null) streams.notContinued += 1;
  note(outcome, isPromised ? 'promised' : 'unexpected', `an answer ${endOf(answer)}`);
}

function endOf({ ending }: Answer): string {
  if (ending === null) return 'without an end';
  return ending.type === 'failed' ? `given back: ${ending.error.code}` : ending.type;
}

async function listen(response: Response, answer: Answer): Promise<AnswerEnding> {
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
