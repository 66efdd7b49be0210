import type { Span } from '../../draft.ts';
import type { Ask, Email, Paragraph } from '../../document/email.ts';
import type { Skim, VisualLength } from '../reply.ts';

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
