import type { Ask, AskKind, Email, Sentence } from '../../../text/email.ts';
import { askClauseStart } from '../../asks/ask-clause-start.ts';
import { askKindOf } from '../../asks/ask-kind-of.ts';
import { interestQuestion, topicForQuestion } from '../../asks/interest-question.ts';
import { ifSo } from '../../asks/offered-time.ts';
import { topicOfAsk } from '../../asks/topic-of-ask.ts';
import { findReaderCompany } from '../../../subjects/find-reader-company.ts';
import type { Candidate } from '../../candidate.ts';

const easy: readonly AskKind[] = ['interest', 'question'];
const convertible: readonly AskKind[] = ['meeting', 'open', 'calendar'];

const forTime: readonly AskKind[] = ['meeting', 'calendar'];

/** Below this, “this” in a question points at nothing. */
const fewestWords = 12;

const reasons: Readonly<Partial<Record<AskKind, string>>> = {
  meeting: 'A request for time becomes a question that one word can answer.',
  open: 'A question without a shape becomes one that one word can answer.',
  calendar: 'A booking link asks for work; a question asks for one word.',
};

/** The sentences from the ask on that also ask only for time or a booking. */
function askingRun(email: Email, ask: Ask): Sentence[] {
  const paragraph = email.paragraphs.find(
    ({ start, end }) => start <= ask.sentence.start && ask.sentence.end <= end,
  );
  const from = paragraph?.sentences.findIndex(({ start }) => start === ask.sentence.start) ?? -1;
  const following = paragraph?.sentences.slice(from + 1) ?? [];
  const asksForTime = (sentence: Sentence) => {
    const asks = email.asks.filter((other) => other.sentence.start === sentence.start);
    return asks.length > 0 && asks.every((other) => forTime.includes(askKindOf(other)));
  };
  const end = following.findIndex((sentence) => !asksForTime(sentence));
  return [ask.sentence, ...following.slice(0, end === -1 ? following.length : end)];
}

/** The topic, with the reader's company where the request named it; "this" when neither will do. */
function questionsFor(email: Email, run: readonly Sentence[], topic: string | null): string[] {
  const company = findReaderCompany(email);
  const isNamed = company !== null && run.some(({ text }) => text.includes(company));
  const plain = interestQuestion(email, null);
  return [
    ...(topic && isNamed && !topic.includes(company)
      ? [interestQuestion(email, `${topic} at ${company}`)]
      : []),
    ...(topic ? [interestQuestion(email, topic)] : []),
    plain,
    ...(isNamed ? [plain.replace('?', ` to ${company}?`)] : []),
  ];
}

/** Turns the request for time, or for thoughts, into one small question about interest. */
export function settleAsk(email: Email): Candidate[] {
  const kinds = email.asks.map(askKindOf);
  const ask = email.asks[kinds.findIndex((kind) => convertible.includes(kind))];
  if (!ask || kinds.some((kind) => easy.includes(kind))) return [];
  const run = askingRun(email, ask);
  const clause = askClauseStart(ask);
  if (clause === null) return [];
  const topics = run.map((sentence) => topicOfAsk(email, sentence));
  const topic = topics.find((phrase) => phrase !== null) ?? topicForQuestion(email);
  if (topic === null && email.words.length < fewestWords) return [];
  const offered = ifSo(email, run);
  return questionsFor(email, run, topic).map((question) => ({
    field: 'body',
    start: clause.start,
    end: run.at(-1)?.end ?? ask.sentence.end,
    after: [clause.lead + question, offered].filter(Boolean).join(' '),
    rule: 'ask-kind',
    reason: reasons[askKindOf(ask)] ?? '',
  }));
}
