import { isQuestion } from '../../document/asks.ts';
import type { Ask, AskKind, Email, ProtectedToken, Sentence } from '../../document/email.ts';
import { askKindOf, closeLink, ifSo, isOwnMatter, offerApart } from '../asks.ts';
import type { Candidate } from '../edit.ts';
import {
  asQuestion,
  questionsFor,
  thingToSend,
  topicForQuestion,
  topicOfAsk,
} from '../questions.ts';
import { type RequestRun, afterYes, countJobs, requestRuns } from '../request-runs.ts';
import { bareJob, openQuestion, tokensIn } from '../requests.ts';
import { cutSentence, joinSentences, leansBack, opensLeaning } from '../wording.ts';
import { askCount } from '../../rules/ask/ask-count.ts';
import { askKind } from '../../rules/ask/ask-kind.ts';

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

const emptyAsk =
  /^(?:please |so please )?(?:do )?let me know (?:your thoughts|what you think|how (?:this|that) sounds|if (?:this|that) (?:sounds|works|interests|is of interest|makes sense)|if you(?:['’]re| are) (?:interested|open)|either way)\b[^.!?]{0,60}[.!]*$/iu;

const offered = 'A second request becomes an offer that stands only after a yes.';

const offersTime =
  /^(?:I|we)(?:['’]m| am|['’]re| are| can| could)(?: also)? (?:do|make|free|available|come|around)\b/iu;

/** "If so, …" or "Would that be okay?" would hang in the air. */
function isLeanedOn({ paragraphs }: Email, { start, end }: Sentence): boolean {
  const paragraph = paragraphs.find((block) => block.start <= start && end <= block.end);
  const later = paragraph?.sentences.filter((sentence) => sentence.start > start) ?? [];
  return later.some(({ text }) => leansBack(text) || offersTime.test(text));
}

function reasonFor(count: number, dropped: readonly Ask[]): string {
  const kinds = [...new Set(dropped.map((ask) => named[askKindOf(ask)]))].join(' and ');
  return `${count} requests at once are put off; ${kinds} can wait for an answer.`;
}

function dropEmptyAsks(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence): Candidate[] => {
    const isOnly = email.asks.every((ask) => ask.sentence.start === sentence.start);
    if (isOnly || !emptyAsk.test(sentence.text)) return [];
    const change = cutSentence(email, sentence);
    const reason = 'One question is asked already; this adds a second, emptier one.';
    return change ? [{ ...change, rule: 'ask-count', reason }] : [];
  });
}

/** "Can you start on Monday?" offers nothing. */
function isAboutTime(asks: readonly Ask[]): boolean {
  return asks.every((ask) => ['meeting', 'calendar'].includes(askKindOf(ask)));
}

/** Right after the question "If so" has something to refer to; farther on the offer stands for itself. */
function offerAfter(email: Email, main: Sentence, sentence: Sentence): string | null {
  if (!isQuestion(main) || sentence.start < main.start) return null;
  const offer = ifSo(email, [sentence]);
  const at = email.sentences.findIndex(({ start }) => start === sentence.start);
  if (email.sentences[at - 1]?.start === main.start) return offer;
  const apart = offer === null ? null : offerApart(offer);
  return apart === offer ? null : apart;
}

/** Keeps one request and takes out the sentences that add others. */
export function dropExtraAsks(email: Email): Candidate[] {
  const main = kindestFirst
    .map((kind) => email.asks.find((ask) => askKindOf(ask) === kind))
    .find((ask) => ask !== undefined);
  const extra = new Map<number, Ask[]>();
  for (const ask of email.asks) {
    const { start } = ask.sentence;
    if (start !== main?.sentence.start) extra.set(start, [...(extra.get(start) ?? []), ask]);
  }
  const dropped = [...extra.values()].flatMap((asks): Candidate[] => {
    const sentence = asks[0]?.sentence;
    if (!sentence || sentence.words.length > longestDropped) return [];
    if (isLeanedOn(email, sentence) || isOwnMatter(email, sentence)) return [];
    const change = cutSentence(email, sentence);
    const reason = reasonFor(email.asks.length, asks);
    const offer = main && isAboutTime(asks) ? offerAfter(email, main.sentence, sentence) : null;
    const { start, end } = sentence;
    return [
      ...(change ? [{ ...change, rule: 'ask-count', reason }] : []),
      ...(offer === null
        ? []
        : [
            {
              field: 'body' as const,
              start,
              end,
              after: closeLink(email, end, offer),
              rule: 'ask-count',
              reason: offered,
            },
          ]),
    ];
  });
  return [...dropped, ...dropEmptyAsks(email)];
}

/** A question that only asks what the reader thinks of it costs little. */
const cheap = 0.2;
const manyJobs = 3;
const mostAlternatives = 12;

/** Whether the writer asks a small question beside the requests. */
function isAskedBeside({ asks, sentences }: Email, run: RequestRun): boolean {
  const at = sentences.findIndex(({ start }) => start === run[0]?.sentence.start);
  return sentences
    .slice(Math.max(0, at - 2))
    .some(
      (sentence) =>
        isQuestion(sentence) &&
        run.every((request) => request.sentence.start !== sentence.start) &&
        asks.some((ask) => ask.sentence === sentence && askKindOf(ask) === 'interest'),
    );
}

function questionsOf(email: Email, run: RequestRun): string[] {
  const sentences = run.map(({ sentence }) => sentence);
  const jobs = run
    .flatMap(({ parts }) => parts)
    .flatMap(({ text }) => openQuestion(bareJob(text), email.reading.profile) ?? []);
  const asked = sentences.flatMap(({ text }) => asQuestion(text) ?? []);
  const own = sentences.flatMap((one) => topicOfAsk(email, one) ?? thingToSend(one) ?? []);
  const topics = own.length > 0 ? own : [topicForQuestion(email)].filter((topic) => topic !== null);
  return [
    ...new Set([
      ...asked.slice(-1),
      ...jobs.slice(0, 1),
      ...questionsFor(email, sentences, topics),
    ]),
  ];
}

/** What the sentences say before they ask. */
function leadOf(run: RequestRun): string {
  return run
    .map(({ lead }) => lead.replace(/[,;\s]+$/u, ''))
    .filter((lead) => lead !== '')
    .map((lead) => `${lead}.`)
    .join(' ');
}

/** Names the requests that wait. */
function reasonToGather(email: Email, run: RequestRun): string {
  const kinds = email.asks
    .filter((ask) => run.some(({ sentence }) => sentence.start === ask.sentence.start))
    .map(askKindOf);
  const isTime = kinds.length > 0 && kinds.every((kind) => ['meeting', 'calendar'].includes(kind));
  if (isTime) return 'A request for time becomes a question that one word can answer.';
  return countJobs(run) === 1
    ? 'You ask for a job to be done. A question that one word can answer comes first, and the job waits for a yes.'
    : `${countJobs(run)} requests at once are put off. One that a word can answer comes first, and the rest waits for a yes.`;
}

/** "If so" once, and only where a question stands right before it. */
function asFollows(before: Sentence | undefined, rest: string): string {
  if (before === undefined || isQuestion(before)) return rest;
  return /^If so\b/u.test(before.text)
    ? rest.replace(/^If so, (\p{L})/u, (_, letter: string) => letter.toUpperCase())
    : offerApart(rest);
}

function settleRun(email: Email, run: RequestRun, asks: boolean): Candidate[] {
  const first = run[0]?.sentence;
  const last = run.at(-1)?.sentence;
  if (!first || !last) return [];
  const { start, end } = { start: first.start, end: last.end };
  const next = email.sentences.find((sentence) => sentence.start >= end);
  const isLeanedOn = next && !email.body.slice(end, next.start).includes('\n');
  if (isLeanedOn && leansBack(next.text)) return [];
  const before = email.sentences.findLast((sentence) => sentence.end <= start);
  const lead = leadOf(run);
  const isMany = /\b(?:we|us|our)\b/iu.test(run.map(({ sentence }) => sentence.text).join(' '));
  const elsewhere = `${email.subject ?? ''}\n${email.body.slice(0, start)}\n${email.body.slice(end)}`;
  const reason = reasonToGather(email, run);
  const kept = run.flatMap(({ sentence }) => (isOwnMatter(email, sentence) ? sentence.text : []));
  return (asks ? questionsOf(email, run) : [''])
    .flatMap((question) => {
      const said = [elsewhere, lead, question, ...kept].join('\n');
      const isNeeded = ({ text }: ProtectedToken) => !said.includes(text);
      return afterYes(email, run, isNeeded, isMany)
        .filter((rest) => !(question.includes('If so,') && rest.startsWith('If so,')))
        .map((rest) => (asks ? rest : asFollows(before, rest)))
        .map((rest) => joinSentences([lead, question, rest, ...kept]))
        .map((text) => closeLink(email, end, text));
    })
    .filter((after) => after !== '' && after !== email.body.slice(start, end))
    .slice(0, mostAlternatives)
    .map((after) => ({ field: 'body', start, end, after, rule: askKind.id, reason }));
}

/** Beside a question of the writer's own, or far from it, a job that tells nothing goes. */
function dropRun(email: Email, run: RequestRun): Candidate[] {
  const last = run.at(-1)?.sentence;
  const next = email.sentences.find(({ start }) => start >= (last?.end ?? Infinity));
  if (next && opensLeaning(next.text)) return [];
  return run.flatMap(({ sentence, lead }) => {
    const rest = email.body.replace(sentence.text, '');
    const isTelling = tokensIn(email, [sentence]).some(({ text }) => !rest.includes(text));
    if (isOwnMatter(email, sentence)) return [];
    const change = lead === '' && !isTelling ? cutSentence(email, sentence) : null;
    const reason = 'One question is asked already; this can wait for its answer.';
    return change ? [{ ...change, rule: askCount.id, reason }] : [];
  });
}

/** A single request for time or for thoughts. */
function isLeftToOthers({ asks }: Email, run: RequestRun): boolean {
  const kinds = asks.map(askKindOf);
  const isPlain = kinds.every((kind) => ['meeting', 'calendar', 'open'].includes(kind));
  return countJobs(run) === 1 && kinds.length > 0 && isPlain;
}

/** Nothing but questions that are easy to answer, only too many. */
function isSmall(email: Email, run: RequestRun): boolean {
  return run.every(({ sentence }) => isOwnMatter(email, sentence));
}

/** Questions at either end stay where the writer put them. */
function withoutEnds(email: Email, run: RequestRun): RequestRun {
  const isRequest = ({ sentence }: RequestRun[number]) => !isOwnMatter(email, sentence);
  return run.slice(run.findIndex(isRequest), run.findLastIndex(isRequest) + 1);
}

/** Gathers what is asked of the reader, here and there and in chains, into one question and what comes after a yes. */
export function gatherRequests(email: Email): Candidate[] {
  const runs = requestRuns(email)
    .filter((run) => !isSmall(email, run))
    .map((run) => withoutEnds(email, run));
  const main = runs.toReversed().toSorted((a, b) => countJobs(b) - countJobs(a))[0];
  if (!main) return [];
  const loss = askKind.check(email)?.loss ?? 0;
  const isCostly = loss > cheap || askCount.check(email) !== null || countJobs(main) >= manyJobs;
  if (!isCostly || (runs.length === 1 && isLeftToOthers(email, main))) return [];
  const isAsked = isAskedBeside(email, main);
  return [
    ...settleRun(email, main, !isAsked),
    ...(isAsked ? dropRun(email, main) : []),
    ...runs.filter((run) => run !== main).flatMap((run) => dropRun(email, run)),
  ];
}
