import type { Email, ProtectedToken } from '../../document/email.ts';
import { askKindOf } from '../asks/ask-kind-of.ts';
import { ifSo } from '../asks/offered-time.ts';
import { joinSentences } from '../wording/join-sentences.ts';
import { capitalise } from '../wording/letter-case.ts';
import { asOffer } from './as-offer.ts';
import { asStatement } from './as-statement.ts';
import { bareJob, isJob } from './bare-job.ts';
import type { RequestRun } from './request-runs.ts';
import type { SplitRequest } from './split-request.ts';
import { tokensIn } from './tokens-in.ts';

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
