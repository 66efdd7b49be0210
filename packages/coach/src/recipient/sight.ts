import type { Ask, Email, Paragraph, Stretch } from '../document/email.ts';
import { readEmail } from '../document/read-draft.ts';
import { type Role, rolesOf } from '../document/roles.ts';
import { overlaps } from '../document/stretch.ts';
import type { Field, Span } from '../draft.ts';
import type { LedgerLine } from '../score/score.ts';
import type { Merit } from './motives.ts';
import type { Reader } from './reader.ts';
import type { Remark, Skim, VisualLength } from './reply.ts';
import { merits } from './voices.ts';

/**
 * A vendor's estimate of the time a stranger spends on an email; good enough for a simulation, not
 * for the score.
 */
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
  const { words } = email;
  const ask = email.asks.at(-1);
  const isApart = ask !== undefined && askStandsApart(email, ask);
  const subject = email.subjectWords.slice(0, mostSubjectWords);
  const askWords = isApart ? Math.min(ask.sentence.words.length, mostAskWords) : 0;
  const opening = words.slice(0, Math.max(0, seconds * wordsASecond - subject.length - askWords));
  const reach = opening.at(-1)?.end ?? 0;
  const span = ask ? inBody(ask.sentence) : null;
  const isReached = span !== null && span.start < reach;
  const apart = span && isApart ? [span] : [];
  return {
    seconds,
    seen: [...spanOf('subject', subject), ...spanOf('body', opening), ...(isReached ? [] : apart)],
    ask: span && { span, isSeen: isReached || isApart },
    length: lengthOf(email),
    unread: words.filter(
      (word) => word.start >= reach && !apart.some((read) => overlaps(read, word)),
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

function spanOf(field: Field, words: readonly Stretch[]): Span[] {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ field, start: first.start, end: last.end }] : [];
}

function inBody({ start, end }: { readonly start: number; readonly end: number }): Span {
  return { field: 'body', start, end };
}

/** What an email won or lost, with the rule that judges it and the points it lost. */
type Judged = Remark & { readonly rule: string; readonly points: number };

export function toRemark({ quote, place, why }: Judged): Remark {
  return { quote, place, why };
}

/** What the email lost, costliest first: the lines of its ledger but those of what won. */
export function losses(reader: Reader): Judged[] {
  const won = gains(reader);
  return reader.score.lines
    .filter((line) => !won.some(({ rule }) => rule === line.rule))
    .map((line) => ({ ...line, ...placed(line, reader.email, won), why: line.reason }));
}

const longestQuote = 400;

/** The sentence that holds the longest words that cost it, unless it won; else those words, or the measured fact. */
function placed(
  { spans, quote }: LedgerLine,
  email: Email,
  won: readonly Remark[],
): Pick<Remark, 'quote' | 'place'> {
  const quoted = spans
    .toSorted((one, other) => other.end - other.start - one.end + one.start)
    .map((span) => {
      const home = email.sentences.find((one) => covers(inBody(one), span));
      return quotedAt(home && home.text.length <= longestQuote ? inBody(home) : span, email);
    });
  const free = quoted.find((one) => !won.some((remark) => remark.quote === one.quote));
  return free ?? (spans[0] ? quotedAt(spans[0], email) : { quote, place: null });
}

function quotedAt(span: Span, email: Email) {
  return { quote: (email[span.field] ?? '').slice(span.start, span.end), place: span };
}

/** Below this score, nothing in an email persuades its reader. */
const leastWon = 40;
/** From this severity on, a fault is more than slight, and its opposite not a strength. */
const clear = 1;

/** What the email has that won this person, what catches their eye first: none of it lost more than next to nothing. */
export function gains({ brief, email, score, severityOf, isRefused }: Reader): Judged[] {
  if (isRefused || score.value < leastWon) return [];
  return brief.eye.flatMap((rule): Judged[] => {
    const part = severityOf(rule) < clear ? meritIn(email, rule) : null;
    if (!part) return [];
    const won = quotedAt(inBody(part), email);
    const isLost = score.lines.some(
      (line) => line.rule !== rule && line.spans.some((span) => covers(span, won.place)),
    );
    return isLost ? [] : [{ ...won, why: merits[rule], rule, points: 0 }];
  });
}

/**
 * Words that lost points cannot also count as a win; a single lost word leaves the rest of its
 * sentence.
 */
function covers(lost: Span, won: Span): boolean {
  return lost.field === won.field && lost.start <= won.start && lost.end >= won.end;
}

/** What a sentence has that wins with one of these: what it is for, what it names, how it reads. */
const signs = {
  relevance: {
    roles: ['observation', 'occasion'] as readonly Role[],
    kinds: /^(?:name|number|date)$/u,
    text: /\byour?\b/iu,
  },
  concreteness: { roles: ['proof', 'offer'] as readonly Role[], kinds: /^number$/u, text: /\d/u },
};

/** The one small ask, or the first sentence that states something of the reader's or a figure that can be checked. */
function meritIn(email: Email, merit: Merit): Stretch | undefined {
  const asking = email.asks.map(({ sentence }) => sentence);
  if (merit === 'ask-kind') {
    const isSmall = /^(?:interest|question)$/u.test(email.asks[0]?.kind ?? '');
    return isSmall && asking.length === 1 ? asking[0] : undefined;
  }
  const { roles, kinds, text } = signs[merit];
  const doc = readEmail(email);
  const idle = new Set([...email.padding, ...asking].map(({ start }) => start));
  const tokens = email.protectedTokens
    .filter(({ field, kind }) => field === 'body' && kinds.test(kind))
    .filter((token) => token.text !== email.addressee?.text);
  return doc.sentences.find(
    (sentence, at) =>
      roles.includes(rolesOf(doc)[at] ?? 'noise') &&
      !idle.has(sentence.start) &&
      text.test(sentence.text) &&
      tokens.some((token) => overlaps(token, sentence)),
  );
}

const mostNoticed = 4;
/** A line that lost less goes unnoticed. */
const leastNoticed = 3;

/** What this person takes from the first seconds: of a good email what won first, of any other what lost. */
export function noticedBy(reader: Reader): Remark[] {
  const { seen } = skimEmail(reader.email);
  const won = gains(reader);
  const lost = losses(reader).filter(({ points }) => points <= -leastNoticed);
  const isSeen = ({ place }: Remark) =>
    place === null || seen.some((one) => one.field === place.field && overlaps(one, place));
  return (reader.isWeak ? [...lost, ...won] : [...won, ...lost])
    .filter(isSeen)
    .slice(0, mostNoticed)
    .map(toRemark);
}
