import { isQuestion } from '../document/asks.ts';
import type { AskKind, Email, ProtectedToken, Sentence } from '../document/email.ts';
import { isFiller } from '../document/sentences.ts';
import { askKindOf, ifSo } from './asks.ts';
import {
  type SplitRequest,
  asOffer,
  asStatement,
  bareJob,
  isJob,
  splitRequest,
  tokensIn,
} from './requests.ts';
import { capitalise, joinSentences } from './wording.ts';
import { askCount } from '../rules/ask/ask-count.ts';

type Told = {
  readonly jobs: readonly string[];
  readonly statements: readonly string[];
  /** "If it is not for you, please …" */
  readonly otherwise: readonly string[];
};

const conditional = /^(?:if|should) [^,]{3,60}, (?:please|kindly|then)\b/iu;
/** "confirm your availability over the next two weeks" */
const freeWhen =
  /\b(?:availability|(?:free|available))\s+((?:over|in|during|within|on|next|this)\b[^,]{3,40})$/iu;
const endsInLink = /(?:https?:\/\/|www\.)\S+$/u;

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const and = items.some((item) => / and /u.test(item)) ? ', and ' : ' and ';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${and}${last}`;
}

/** A full stop after a link would become part of it. */
function closed(text: string): string {
  return endsInLink.test(text) ? text : `${text}.`;
}

function asksForTime(email: Email, { sentence, isWish }: SplitRequest): boolean {
  return (
    isWish ||
    email.asks.some(
      (ask) =>
        ask.sentence.start === sentence.start && ['meeting', 'calendar'].includes(askKindOf(ask)),
    )
  );
}

/** What the writer could do at what time, shortest first; null for nothing. */
function offersOf(email: Email, run: RequestRun, who: string): (string | null)[] {
  const timed = run.filter((request) => asksForTime(email, request));
  const short = ifSo(
    email,
    timed.map(({ sentence }) => sentence),
  );
  const whole = timed
    .filter(({ parts }) => tokensIn(email, parts).length > 0)
    .flatMap(({ parts }) => parts.slice(0, 1).flatMap(({ text }) => asOffer(text) ?? []));
  return [
    ...(short === null ? [] : [short.replace(/^If so, /u, '').replace(/\.$/u, '')]),
    ...whole.map((offer) => `${who} could ${offer}`),
    null,
  ];
}

/** The jobs and statements that hold what is needed and not yet said; null when something cannot be put. */
function tell(
  email: Email,
  run: RequestRun,
  isNeeded: (token: ProtectedToken) => boolean,
  isMany: boolean,
): Told | null {
  const jobs: string[] = [];
  const statements: string[] = [];
  const otherwise: string[] = [];
  for (const part of run.flatMap(({ parts }) => parts)) {
    const held = tokensIn(email, [part]).filter(isNeeded);
    if (held.length === 0) continue;
    const statement = asStatement(part.text.replace(/\s+/gu, ' '), isMany);
    const job = bareJob(part.text);
    if (statement !== null && held.every(({ text }) => statement.includes(text)))
      statements.push(statement);
    else if (isJob(job)) jobs.push(job);
    else if (conditional.test(part.text)) otherwise.push(part.text);
    else return null;
  }
  return { jobs, statements, otherwise };
}

/**
 * What the requests tell besides asking, in sentences that may follow the question; the shortest first.
 * Only what `isNeeded` holds is told.
 */
export function afterYes(
  email: Email,
  run: RequestRun,
  isNeeded: (token: ProtectedToken) => boolean,
  isMany: boolean,
): string[] {
  const found = offersOf(email, run, isMany ? 'we' : 'I').flatMap((offer) => {
    const isLeft = (token: ProtectedToken) =>
      isNeeded(token) && !(offer?.includes(token.text) ?? false);
    const told = tell(email, run, isLeft, isMany);
    if (!told) return [];
    const when = told.jobs.flatMap((job) => freeWhen.exec(job)?.[1] ?? []);
    const jobs = offer === null ? told.jobs : told.jobs.filter((job) => !freeWhen.test(job));
    const then = [
      ...(offer === null ? [] : [[offer, ...when].join(' ')]),
      ...(jobs.length === 0 ? [] : [`please ${listed(jobs)}`]),
    ];
    const facts = told.statements.toSorted(
      (a, b) => Number(endsInLink.test(a)) - Number(endsInLink.test(b)),
    );
    const yes = closed(`If so, ${then.join(', and ')}`);
    return [
      joinSentences([
        ...(then.length === 0 ? [] : [yes]),
        ...told.otherwise.map(closed),
        ...(facts.length === 0 ? [] : [closed(capitalise(listed(facts)))]),
      ]),
    ];
  });
  return [...new Set(found)];
}

/** Requests that follow one another, however many paragraphs they fill. */
export type RequestRun = readonly SplitRequest[];

/** More questions than a stranger answers. */
const manyQuestions = 3;
const small: readonly AskKind[] = ['interest', 'question'];

function kindsIn(email: Email, sentence: Sentence): AskKind[] {
  return email.asks.filter((ask) => ask.sentence.start === sentence.start).map(askKindOf);
}

function asWhole(sentence: Sentence): SplitRequest {
  return { sentence, lead: '', parts: [sentence], isWish: false };
}

const meeting =
  /\b(?:call|demo|meeting|meet|chat|conversation|coffee|visit|demonstration|zoom)\b/iu;
/** What waits for a yes already. */
const settled = /^If (?:so|yes)\b/iu;

/** One small question may stay; what asks for time, a job or a favour is gathered. */
function requestIn(email: Email, sentence: Sentence): SplitRequest | null {
  if (settled.test(sentence.text)) return null;
  const kinds = kindsIn(email, sentence);
  const request = splitRequest(sentence);
  if (isQuestion(sentence)) {
    const isLarge = kinds.some((kind) => !small.includes(kind));
    return isLarge ? (request ?? asWhole(sentence)) : null;
  }
  const isEmpty = isFiller(sentence.text) && tokensIn(email, [sentence]).length === 0;
  if (!request || isEmpty) return null;
  const isChoice = kinds.length > 0 && kinds.every((kind) => kind === 'question');
  const isPlainWish = request.isWish && kinds.length === 0 && !meeting.test(sentence.text);
  return isChoice || isPlainWish ? null : request;
}

/** In a row of questions the small ones are put off with the rest. */
function isOneOfMany(email: Email, sentence: Sentence): boolean {
  return kindsIn(email, sentence).includes('question') && askCount.check(email) !== null;
}

export function requestRuns(email: Email): RequestRun[] {
  const runs: SplitRequest[][] = [];
  const questions = email.sentences.filter(isQuestion).length;
  let last = -2;
  email.sentences.forEach((sentence, at) => {
    const isExtra = questions >= manyQuestions && isOneOfMany(email, sentence);
    const request = requestIn(email, sentence) ?? (isExtra ? asWhole(sentence) : null);
    if (!request) return;
    const run = last === at - 1 ? runs.at(-1) : undefined;
    if (run) run.push(request);
    else runs.push([request]);
    last = at;
  });
  return runs;
}

export function countJobs(run: RequestRun): number {
  return run.reduce((sum, { parts }) => sum + parts.length, 0);
}
