import type { Ask, AskKind, Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';
import { cutSentence } from '../wording/cut-sentence.ts';

const kindestFirst: readonly AskKind[] = [
  'interest',
  'question',
  'meeting',
  'open',
  'referral',
  'calendar',
  'action',
];
const longestDropped = 28;

const named: Readonly<Record<AskKind, string>> = {
  interest: 'a second question',
  question: 'a second question',
  open: 'a request for thoughts',
  action: 'a job to do',
  meeting: 'a meeting',
  calendar: 'a booking',
  referral: 'a referral',
};

/** What stays when several things are asked. */
function mainAsk(asks: readonly Ask[]): Ask | undefined {
  return kindestFirst.map((kind) => asks.find((ask) => ask.kind === kind)).find(Boolean);
}

function reasonFor(asks: readonly Ask[], dropped: readonly Ask[]): string {
  const kinds = [...new Set(dropped.map(({ kind }) => named[kind]))].join(' and ');
  return `${asks.length} requests at once are put off; ${kinds} can wait for an answer.`;
}

/** Keeps one request and takes out the sentences that add others. */
export function dropExtraAsks(email: Email): Candidate[] {
  const main = mainAsk(email.asks);
  if (!main) return [];
  const others = new Map<number, Ask[]>();
  for (const ask of email.asks) {
    if (ask.sentence.start === main.sentence.start) continue;
    others.set(ask.sentence.start, [...(others.get(ask.sentence.start) ?? []), ask]);
  }
  return [...others.values()].flatMap((asks): Candidate[] => {
    const sentence = asks[0]?.sentence;
    if (!sentence || sentence.words.length > longestDropped) return [];
    const change = cutSentence(email, sentence);
    return change ? [{ ...change, rule: 'ask-count', reason: reasonFor(email.asks, asks) }] : [];
  });
}
