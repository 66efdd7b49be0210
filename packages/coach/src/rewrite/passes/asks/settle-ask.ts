import type { Ask, AskKind, Email, Sentence } from '../../../document/email.ts';
import { askClauseStart } from '../../asks/ask-clause-start.ts';
import { askKindOf, hasEasyAsk } from '../../asks/ask-kind-of.ts';
import { closeLink } from '../../asks/close-link.ts';
import { demandOf } from '../../asks/demand-of.ts';
import { topicForQuestion } from '../../asks/interest-question.ts';
import { ifSo } from '../../asks/offered-time.ts';
import { questionsFor } from '../../asks/questions-for.ts';
import { thingToSend, topicOfAsk } from '../../asks/topic-of-ask.ts';
import { isFiller } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';

const convertible: readonly AskKind[] = ['meeting', 'open', 'calendar'];

const forTime: readonly AskKind[] = ['meeting', 'calendar'];

/** What the reader knows is what is asked for; "is this of interest" would ask something else. */
const wantsAdvice =
  /\b(?:pick your brain|your (?:advice|opinion|perspective|guidance|insights?|feedback)|learn from (?:you|your)|informational)\b/iu;
const onYes = /^If (?:so|yes)\b/iu;
const asksWhen =
  /^(?:please )?(?:let (?:me|us) know|tell (?:me|us)) (?:when|what time|which day)\b/iu;

/** Below this, “this” in a question points at nothing. */
const fewestWords = 12;

const reasons: Readonly<Partial<Record<AskKind, string>>> = {
  meeting: 'A request for time becomes a question that one word can answer.',
  open: 'A question without a shape becomes one that one word can answer.',
  calendar: 'A booking link asks for work; a question asks for one word.',
};

/** The sentences around the ask that also ask only for time or a booking, or offer to send something. */
function askingRun(email: Email, ask: Ask): Sentence[] {
  const sentences =
    email.paragraphs.find(
      ({ start, end }) => start <= ask.sentence.start && ask.sentence.end <= end,
    )?.sentences ?? [];
  const at = sentences.findIndex(({ start }) => start === ask.sentence.start);
  if (at === -1) return [ask.sentence];
  const belongs = (sentence: Sentence | undefined, kinds: readonly AskKind[]) => {
    const asks = email.asks.filter((other) => other.sentence.start === sentence?.start);
    return asks.length > 0 && asks.every((other) => kinds.includes(askKindOf(other)));
  };
  let from = at;
  let to = at;
  while (belongs(sentences[to + 1], forTime)) to += 1;
  while (belongs(sentences[from - 1], convertible)) from -= 1;
  if (onYes.test(sentences[from]?.text ?? '') && sentences[from - 1]?.text.endsWith('?')) from -= 1;
  const before = sentences[from - 1];
  if (before && (isOfferAlone(before) || asksWhen.test(before.text))) from -= 1;
  return sentences.slice(from, to + 1);
}

/** "I can send you the price list." says nothing more than a question about it would. */
function isOfferAlone(sentence: Sentence): boolean {
  const thing = thingToSend(sentence);
  return thing !== null && sentence.text.replace(/[.!]+$/u, '').endsWith(thing.phrase);
}

/** Turns the request for time, or for thoughts, into one small question about interest. */
export function settleAsk(email: Email): Candidate[] {
  const kinds = email.asks.map(askKindOf);
  const ask = email.asks[kinds.findIndex((kind) => convertible.includes(kind))];
  if (!ask || hasEasyAsk(email) || isLesser(email, ask)) return [];
  const run = askingRun(email, ask);
  const clause = run[0]?.start === ask.sentence.start ? askClauseStart(ask) : wholeOf(run);
  if (clause === null) return [];
  const own = run.flatMap((sentence) => topicOfAsk(email, sentence) ?? thingToSend(sentence) ?? []);
  const topics = own.length > 0 ? own : [topicForQuestion(email)].filter((topic) => topic !== null);
  if (topics.length === 0 && email.words.length < fewestWords) return [];
  if (topics.length === 0 && run.length === 1 && isJob(ask)) return [];
  if (run.some(({ text }) => wantsAdvice.test(text))) return [];
  const offered = ifSo(email, run);
  const end = run.at(-1)?.end ?? ask.sentence.end;
  return questionsFor(email, run, topics).map((question) => ({
    field: 'body',
    start: clause.start,
    end,
    after: closeLink(email, end, [clause.lead + question, offered].filter(Boolean).join(' ')),
    rule: 'ask-kind',
    reason: reasons[askKindOf(ask)] ?? '',
  }));
}

/** "We look forward to hearing from you" beside "Call us on …": the other is the request. */
function isLesser({ sentences }: Email, { sentence }: Ask): boolean {
  return (
    isFiller(sentence.text) &&
    sentences.some(({ text }) => demandOf(text) !== null && !isFiller(text))
  );
}

/** "Please donate at …": the job is the point, and waits for a yes rather than goes. */
function isJob(ask: Ask): boolean {
  return askKindOf(ask) === 'open' && demandOf(ask.sentence.text) !== null;
}

function wholeOf(run: readonly Sentence[]): { start: number; lead: string } | null {
  return run[0] ? { start: run[0].start, lead: '' } : null;
}
