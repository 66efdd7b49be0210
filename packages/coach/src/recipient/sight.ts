import type { Ask, Email, Paragraph, Stretch } from '../document/email.ts';
import { nounPhrasesOf } from '../document/grammar.ts';
import { type ReadSentence, readEmail } from '../document/read-draft.ts';
import { type Role, rolesOf } from '../document/roles.ts';
import { overlaps } from '../document/stretch.ts';
import type { Span } from '../draft.ts';
import type { LedgerLine } from '../score/score.ts';
import type { Merit } from './personas.ts';
import type { Reader } from './reader.ts';
import type { Remark, Skim, VisualLength } from './reply.ts';
import { merits } from './voices.ts';

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
  const askSpan: Span | null = ask ? inBody(ask.sentence) : null;
  const isReached = askSpan !== null && askSpan.start < reach;
  return {
    seconds,
    seen: [
      ...subjectSpan(email, subjectWords),
      ...(opening[0] ? [inBody({ start: opening[0].start, end: reach })] : []),
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

function inBody({ start, end }: { readonly start: number; readonly end: number }): Span {
  return { field: 'body', start, end };
}

/** What an email won or lost, with the rule that judges it and the points it lost. */
type Judged = Remark & { readonly rule: string; readonly points: number };

export function bare({ quote, place, why }: Judged): Remark {
  return { quote, place, why };
}

/** What the email lost, dearest first: the lines of its ledger but those of what won. */
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
  const places = spans
    .toSorted((one, other) => other.end - other.start - one.end + one.start)
    .map((span): Span => {
      const home = email.sentences.find((one) => covers(inBody(one), span));
      return home && home.text.length <= longestQuote ? inBody(home) : span;
    });
  const isFree = (place: Span) => !won.some((remark) => remark.quote === textAt(place, email));
  const place = places.find(isFree) ?? spans[0] ?? null;
  return place ? { quote: textAt(place, email), place } : { quote, place };
}

function textAt({ field, start, end }: Span, email: Email): string {
  return (email[field] ?? '').slice(start, end);
}

/** Below this nothing that an email has made those who rated it want to answer. */
const leastWon = 40;
/** From here on a fault is more than slight, and its opposite no merit. */
const clear = 1;

/** What the email has that won this person, what catches their eye first: none of it lost more than next to nothing. */
export function gains({ brief, email, score, severityOf, isRefused }: Reader): Judged[] {
  if (isRefused || score.value < leastWon) return [];
  return brief.eye.flatMap((rule): Judged[] => {
    const part = severityOf(rule) < clear ? meritIn(email, rule) : null;
    if (!part) return [];
    const place = inBody(part);
    const isLost = score.lines.some(
      (line) => line.rule !== rule && line.spans.some((span) => covers(span, place)),
    );
    return isLost
      ? []
      : [{ quote: textAt(place, email), place, why: merits[rule], rule, points: 0 }];
  });
}

/** Words that lost cannot be words that won; a single word that lost leaves the rest of its sentence. */
function covers(lost: Span, won: Span): boolean {
  return lost.field === won.field && lost.start <= won.start && lost.end >= won.end;
}

function meritIn(email: Email, merit: Merit): Stretch | null {
  if (merit === 'relevance') return aboutReader(email);
  if (merit === 'concreteness') return withFigure(email);
  const [ask, ...others] = email.asks;
  const isSmall = ask?.kind === 'interest' || ask?.kind === 'question';
  return isSmall && others.length === 0 ? ask.sentence : null;
}

/** The first sentence that says something of the reader that can be checked. */
function aboutReader(email: Email): ReadSentence | null {
  const isAbout = ({ tokens }: ReadSentence) =>
    tokens.some(({ key }) => key === 'you' || key === 'your');
  return (
    statedIn(email, ['observation', 'occasion'], /^(?:name|number|date)$/u).find(isAbout) ?? null
  );
}

/** The first sentence with a figure that the writer vouches for. */
function withFigure(email: Email): ReadSentence | null {
  const about = aboutReader(email);
  const figures = statedIn(email, ['proof', 'offer'], /^number$/u);
  return figures.find(({ start, text }) => start !== about?.start && /\d/u.test(text)) ?? null;
}

/** The sentences of these roles that state something with such a token in it. */
function statedIn(email: Email, wanted: readonly Role[], kinds: RegExp): ReadSentence[] {
  const doc = readEmail(email);
  const roles = rolesOf(doc);
  const idle = new Set(
    [...email.padding, ...email.asks.map((ask) => ask.sentence)].map(({ start }) => start),
  );
  const tokens = email.protectedTokens.filter(
    ({ field, kind, text }) =>
      field === 'body' && kinds.test(kind) && text !== email.addressee?.text,
  );
  return doc.sentences.filter(
    (sentence, at) =>
      !idle.has(sentence.start) &&
      wanted.some((role) => role === roles[at]) &&
      tokens.some((token) => overlaps(token, sentence)),
  );
}

const mostNoticed = 4;
/** A line that lost less does not catch the eye. */
const leastNoticed = 3;

/** What this person takes from the first seconds: of a good email what won first, of any other what lost. */
export function noticedBy(reader: Reader): Remark[] {
  const { seen } = skimEmail(reader.email);
  const won = gains(reader);
  const lost = losses(reader).filter(({ points }) => points <= -leastNoticed);
  return (reader.isWeak ? [...lost, ...won] : [...won, ...lost])
    .filter(
      ({ place }) =>
        place === null || seen.some((one) => one.field === place.field && overlaps(one, place)),
    )
    .slice(0, mostNoticed)
    .map(bare);
}

const longestTopic = 5;
const plainWord = /^[\p{L}\d][\p{L}\d-]*$/u;

/** What of the reader's the email speaks of, as a whole noun phrase: "the second café"; null where none is sure. */
export function topicOf(email: Email): string | null {
  const { tokens = [], start = 0, text = '' } = aboutReader(email) ?? {};
  const phrase = nounPhrasesOf(tokens).find(({ determiner, start: from, end }) => {
    const words = tokens.slice(from + 1, end);
    const isPlain = words.every((word) => plainWord.test(word.text) && word.key !== 'own');
    const isLong = words.length >= 2 && words.length <= longestTopic;
    const isWhole = /^\p{Ll}/u.test(words.at(-1)?.text ?? '') && tokens[end]?.key !== '-';
    return determiner === 'your' && isPlain && isLong && isWhole;
  });
  const [from, to] = [tokens[(phrase?.start ?? 0) + 1]?.start, tokens[(phrase?.end ?? 0) - 1]?.end];
  if (from === undefined || to === undefined) return null;
  return `the ${text.slice(from - start, to - start)}`.replace(/\s+/gu, ' ');
}
