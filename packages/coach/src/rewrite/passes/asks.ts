import { endsTheMatter } from '../../document/asks.ts';
import type { Ask, AskKind, Email, Sentence } from '../../document/email.ts';
import { isFiller } from '../../document/sentences.ts';
import { askClauseStart, askKindOf, closeLink, demandOf, hasEasyAsk, ifSo } from '../asks.ts';
import type { Candidate } from '../edit.ts';
import {
  asQuestion,
  interestQuestion,
  questionsFor,
  thingToSend,
  topicForQuestion,
  topicOfAsk,
} from '../questions.ts';
import { lastOfMessage, newlineOf } from '../wording.ts';

const fewestWords = 12;

/** A request that no rule counts is still a request. */
const requests =
  /\b(?:please|kindly|grateful (?:if|for)|appreciate (?:it )?if|let (?:me|us) know|inform (?:me|us)|give me|call (?:me|us)|consider (?:my|our)|would like to (?:visit|meet|invite|know|ask)|send (?:me|us|your|cv|a)|apply|contact (?:me|us)|reply|respond|invite you)\b/iu;

/** An email that asks nothing gets one small question about the writer's own topic. */
export function addAsk(email: Email): Candidate[] {
  const last = lastOfMessage(email);
  if (email.asks.length > 0 || !last || email.words.length < fewestWords) return [];
  if (endsTheMatter(email) || email.sentences.some(({ text }) => requests.test(text))) return [];
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: last.end,
      end: last.end,
      after: `${line}${line}${interestQuestion(email, topicForQuestion(email))}`,
      rule: 'ask-kind',
      reason: 'Nothing was asked; this can be answered with one word.',
    },
  ];
}

const fewestWordsBefore = 12;

function inMidSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
}

/** Before a job for the reader comes one small question; the job waits for the answer. */
export function askFirst(email: Email): Candidate[] {
  if (hasEasyAsk(email) || email.asks.some(({ sentence }) => sentence.text.endsWith('?')))
    return [];
  let read = 0;
  for (const sentence of email.sentences) {
    const job = read >= fewestWordsBefore ? demandOf(sentence.text) : null;
    read += sentence.words.length;
    if (job === null) continue;
    const { start, end } = sentence;
    const question = interestQuestion(email, topicForQuestion(email));
    const after = `${question} If so, ${inMidSentence(job)}`;
    const reason =
      'You ask for a job to be done. A question that one word can answer comes first now, and the job waits for a yes.';
    return [{ field: 'body', start, end, after, rule: 'ask-kind', reason }];
  }
  return [];
}

/** Turns the last request that hides in a statement into the question it is. */
export function sayAsQuestion(email: Email): Candidate[] {
  if (hasEasyAsk(email) || email.asks.some(({ sentence }) => sentence.text.endsWith('?')))
    return [];
  const found = email.sentences.findLast(({ text }) => asQuestion(text) !== null);
  const question = found && asQuestion(found.text);
  if (!found || !question) return [];
  const { start, end } = found;
  const reason = 'Asked as a question it can be answered with one word.';
  return [{ field: 'body', start, end, after: question, rule: 'ask-kind', reason }];
}

const fewestOfChain = 3;

/** Where one request of a sentence ends and the next begins. */
const joint =
  /,?\s+(?:or|and)(?:\s+(?:alternatively|else|just|simply|you can(?: also)?|feel free to|please|kindly))*,?\s+(?=(?:reply|respond|forward|pass|call|ring|text|email|e-mail|message|book|schedule|pick|grab|choose|sign|click|visit|download|fill|point|connect|introduce|refer|direct|put me|give me|let me know|tell me|send me|drop me|contact|get in touch|reach out)\b)/giu;

function requestIn(email: Email, { start, end }: Sentence): boolean {
  return email.asks.some(({ sentence }) => start <= sentence.start && sentence.end <= end);
}

/** "Read it, watch it, or call me": without its end the list stops short. */
function isLastOfList({ text }: Sentence, index: number): boolean {
  return text[index] === ',' && /,\s+\p{Ll}+\s/u.test(text.slice(12, index));
}

function trimmed(email: Email, sentence: Sentence): Candidate[] {
  const joints = Array.from(sentence.text.matchAll(joint), ({ index }) => index);
  const close = /[.!?]*$/u.exec(sentence.text)?.[0].length ?? 0;
  const end = sentence.end - close;
  return joints.flatMap((index): Candidate[] => {
    const start = sentence.start + index;
    const before = sentence.words.filter((word) => word.end <= start).length;
    if (before < fewestOfChain || isLastOfList(sentence, index)) return [];
    const dropped = email.body.slice(start, end).replace(/^,?\s+(?:or|and),?\s+/iu, '');
    const quote =
      dropped.length > 50 ? `${dropped.slice(0, dropped.lastIndexOf(' ', 50))} …` : dropped;
    return [
      {
        field: 'body',
        start,
        end,
        after: '',
        rule: 'ask-count',
        reason: `One request is answered sooner than several; “${quote}” can wait.`,
      },
    ];
  });
}

/** "Book a demo or reply or forward this or call me" becomes "Book a demo". */
export function trimChain(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    requestIn(email, sentence) ? trimmed(email, sentence) : [],
  );
}

const convertible: readonly AskKind[] = ['meeting', 'open', 'calendar'];

const forTime: readonly AskKind[] = ['meeting', 'calendar'];

/** What the reader knows is what is asked for; "is this of interest" would ask something else. */
const wantsAdvice =
  /\b(?:pick your brain|your (?:advice|opinion|perspective|guidance|insights?|feedback)|learn from (?:you|your)|informational)\b/iu;
const onYes = /^If (?:so|yes)\b/iu;
const asksWhen =
  /^(?:please )?(?:let (?:me|us) know|tell (?:me|us)) (?:when|what time|which day)\b/iu;

/** Below this, “this” in a question points at nothing. */
const fewestOfAsk = 12;

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
  if (topics.length === 0 && email.words.length < fewestOfAsk) return [];
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
