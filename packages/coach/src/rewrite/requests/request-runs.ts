import { askCount } from '../../rules/ask/ask-count.ts';
import { isQuestion } from '../../document/asks.ts';
import type { AskKind, Email, Sentence } from '../../document/email.ts';
import { isFiller } from '../../document/sentences.ts';
import { askKindOf } from '../asks/ask-kind-of.ts';
import { type SplitRequest, splitRequest } from './split-request.ts';
import { tokensIn } from './tokens-in.ts';

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
