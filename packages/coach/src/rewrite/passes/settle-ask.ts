import { interestQuestion, topicForQuestion } from '../asks/interest-question.ts';
import { offeredTime } from '../asks/offered-time.ts';
import { topicOfAsk } from '../asks/topic-of-ask.ts';
import type { Ask, AskKind, Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';

const easy: readonly AskKind[] = ['interest', 'question'];
const convertible: readonly AskKind[] = ['meeting', 'open', 'calendar'];

const reasons: Readonly<Partial<Record<AskKind, string>>> = {
  meeting: 'A request for time becomes a question that one word can answer.',
  open: 'A question without a shape becomes one that one word can answer.',
  calendar: 'A booking link asks for work; a question asks for one word.',
};

function firstOf(asks: readonly Ask[], kinds: readonly AskKind[]): Ask | undefined {
  return kinds.map((kind) => asks.find((ask) => ask.kind === kind)).find(Boolean);
}

/** Turns the request for time, or for thoughts, into one small question about interest. */
export function settleAsk(email: Email): Candidate[] {
  if (firstOf(email.asks, easy)) return [];
  const ask = firstOf(email.asks, convertible);
  const reason = ask && reasons[ask.kind];
  if (!ask || reason === undefined) return [];
  const { sentence } = ask;
  const topic = topicOfAsk(email, sentence) ?? topicForQuestion(email);
  const time = offeredTime(email, sentence);
  const span = {
    field: 'body',
    start: sentence.start,
    end: sentence.end,
    rule: 'ask-kind',
    reason,
  } as const;
  const phrases = topic === null ? [null] : [topic, null];
  return phrases.map((phrase) => ({
    ...span,
    after: [interestQuestion(email, phrase), time].filter(Boolean).join(' '),
  }));
}
