import type { Ask, Email, Paragraph, Sentence } from '../document/email.ts';
import type { Profile, Span } from '../draft.ts';
import type { Skim, VisualLength } from './reply.ts';
import { type Claim, type Facts, factsOf, findClaim, takenFor } from './sight.ts';
import { readRelevance } from '../relevance/read-relevance.ts';

/** A vendor's figure for the time a stranger gives an email; a rehearsal needs one, a score would not rest on it. */
const seconds = 11;
const wordsASecond = 4;
const mostSubjectWords = 12;
const mostAskWords = 16;
const standsApart = 30;
const wallFrom = 150;
const longFrom = 90;
const shortFrom = 20;

/** What the eye meets: the subject, the opening, and the ask where it stands by itself. */
export function skimEmail(email: Email): Skim {
  const ask = email.asks.at(-1);
  const isApart = ask !== undefined && askStandsApart(email, ask);
  const subjectWords = Math.min(email.subjectWords.length, mostSubjectWords);
  const askWords = isApart ? Math.min(ask.sentence.words.length, mostAskWords) : 0;
  const budget = Math.max(0, seconds * wordsASecond - subjectWords - askWords);
  const opening = email.words.slice(0, budget);
  const reach = opening.at(-1)?.end ?? 0;
  const askSpan: Span | null = ask
    ? { field: 'body', start: ask.sentence.start, end: ask.sentence.end }
    : null;
  const isReached = askSpan !== null && askSpan.start < reach;
  return {
    seconds,
    seen: [
      ...subjectSpan(email, subjectWords),
      ...bodySpan(opening[0]?.start, reach),
      ...(askSpan && isApart && !isReached ? [askSpan] : []),
    ],
    ask: askSpan && { span: askSpan, isSeen: isReached || isApart },
    length: lengthOf(email),
    unread: email.words.filter(
      ({ start }) =>
        start >= reach && !(isApart && askSpan && start >= askSpan.start && start < askSpan.end),
    ).length,
  };
}

/** A short last paragraph draws the eye, unless the page above it is a wall. */
function askStandsApart(email: Email, { start }: Ask): boolean {
  const home = email.paragraphs.find((paragraph) => paragraph.end > start);
  return home !== undefined && wordsIn(home) <= standsApart && email.words.length <= wallFrom;
}

function wordsIn({ sentences }: Paragraph): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

function lengthOf({ words, paragraphs }: Email): VisualLength {
  const { length } = words;
  if (length === 0) return 'empty';
  if (length < shortFrom) return 'line';
  const isBlock = paragraphs.some((paragraph) => wordsIn(paragraph) > longFrom);
  if (length > wallFrom || isBlock) return 'wall';
  return length > longFrom ? 'long' : 'short';
}

function subjectSpan({ subjectWords }: Email, count: number): Span[] {
  const first = subjectWords[0];
  const last = subjectWords[count - 1];
  return first && last ? [{ field: 'subject', start: first.start, end: last.end }] : [];
}

function bodySpan(start: number | undefined, end: number): Span[] {
  return start === undefined ? [] : [{ field: 'body', start, end }];
}

/** The email as the recipient has it in mind after reading. */
export type Sight = {
  readonly email: Email;
  /** What the reader takes it for. */
  readonly profile: Profile;
  readonly skim: Skim;
  /** Subject and message proper; of a wall only what the skim reached. */
  readonly text: string;
  readonly facts: Facts;
  /** The sentence that goes deepest into the reader. */
  readonly noticed: Sentence | null;
  readonly claim: Claim | null;
  readonly isAboutReader: boolean;
  /** Whether its words say plainly what is offered. */
  readonly isPlain: boolean;
  /** Whether the writer says what they make or do for others. */
  readonly isOffer: boolean;
  readonly isSoftware: boolean;
  /** Whether a company raises the money: a lifeboat crew sells no shares. */
  readonly isVenture: boolean;
};

const software =
  /\b(?:software|platform|apps?|api|dashboard|automation|plugin|cloud|database|server|integrates?|help desk|sensors?|ai)\b/iu;
const venture =
  /\b(?:rounds?|seed|series [a-e]|raising|revenue|m?arr|mrr|investors?|start-?up|valuation|equity|shares|deck|pay us)\b/iu;
const longestText = 6_000;
const offering =
  /\b(?:we|i) (?:\p{L}+ )?(?:make|sell|deliver|build|help|offer|provide|clean|file|supply|run|translate|design|write|repair|reduce|cut|save|compare|specialise|specialize|do)\b|\b(?:service|product|platform|software|tool) (?:that|which|to|for)\b|\bhelps\b|\bwe \p{L}+ [^.?!\n]{1,40} for \d|\bfreelance\b|\b(?:my|our) (?:prices|services|rates|fees)\b/iu;

/** Reads an email as far as a stranger would. */
export function seeEmail(email: Email, isPlain: boolean): Sight {
  const skim = skimEmail(email);
  const isRead = (sentence: Sentence) =>
    skim.length !== 'wall' || skim.seen.some((span) => holds(span, sentence));
  const read = email.substance.filter(isRead);
  const text = [email.subject ?? '', ...read.map((sentence) => sentence.text)]
    .join('\n')
    .slice(0, longestText);
  const { level, sentence } = readRelevance(email);
  const noticed = sentence && isRead(sentence) ? sentence : null;
  const claim = findClaim(email, read, noticed);
  const profile = takenFor(email);
  return {
    email,
    profile,
    skim,
    text,
    noticed,
    claim,
    isAboutReader: level !== 'none' && level !== 'name',
    isPlain,
    isOffer: offering.test(text),
    isSoftware: software.test(text),
    isVenture: venture.test(text),
    facts: factsOf(email, { profile, noticed, claim, text }),
  };
}

function holds(span: Span, { start, end }: Sentence): boolean {
  return span.field === 'body' && start >= span.start && end <= span.end;
}
