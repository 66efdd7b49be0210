import { type Repair, longestVetted, repairsOf } from './outcome.ts';
import { holdsTag, reduceMarkup, stripChatter, tidied } from './bare-email.ts';
import { type Sources, blankFor, sourcesIn, untracedIn } from './facts.ts';
import { claims } from './statements.ts';
import { stemOf } from './units.ts';
import type { Email, ProtectedToken, Stretch } from '../document/email.ts';
import { type Token, tagText } from '../document/language.ts';
import { parseEmail } from '../document/parse-email.ts';
import { findQuotations } from '../document/protected-tokens.ts';
import { readEmail } from '../document/read-draft.ts';
import {
  matchesOf,
  overlaps,
  replaceStretches,
  stretchOf,
  withoutOverlaps,
} from '../document/stretch.ts';
import { genericWords, sentenceStarters } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';

/** A text that can be shown, and what was mended in it. */
export type VettedText = { readonly text: string; readonly repaired: readonly Repair[] };

/**
 * Vets the text of an email by another hand that is no rewrite, or only a part of one. Facts that `known` does not
 * hold become blanks, sentences with claims that it does not make are left out. A text of more than 60,000 characters
 * comes back empty. Never throws.
 *
 * @param known texts that facts may come from: the email, the thread, a brief, a profile.
 * @example
 * vetText('It costs £40 a month.', ['Our price is £30.']).text; // 'It costs [fill in: a figure] a month.'
 * vetText('It bakes bread. We are certified.', []).text; // 'It bakes bread.'
 */
export function vetText(text: string, known: readonly string[]): VettedText {
  if (text.length > longestVetted) return { text: '', repaired: [] };
  const sources = sourcesIn(known.join('\n\n'));
  const stripped = stripChatter({ subject: null, body: text });
  const { body, repaired } = reduceMarkup(stripped, '', sources, 'cut');
  const email = parseEmail({ subject: '', body });
  const claimed = readEmail(email).sentences.filter(({ tokens }) => claims(tokens, sources));
  const facts = apartFrom(inventedIn(email, sources), claimed);
  return {
    text: withBlanks(body, facts, claimed),
    repaired: [...repaired, ...repairsOf('claim', claimed), ...repairsOf('fact', facts)],
  };
}

type Place = { readonly start: number; readonly end: number };

function apartFrom<T extends Place>(places: readonly T[], others: readonly Place[]): T[] {
  return places.filter((span) => !others.some((other) => overlaps(other, span)));
}

const bareMark = /^[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]*$/gmu;

/** The text with blanks in place of facts, and without some sentences, the space after them and the marks of lists that they leave. */
function withBlanks(
  text: string,
  facts: readonly ProtectedToken[],
  removed: readonly Place[],
): string {
  const changes = [
    ...facts.map((fact) => ({ ...fact, shown: blankFor(fact) })),
    ...removed.map(({ start, end }) => ({
      start,
      end: text[end] === ' ' ? end + 1 : end,
      shown: '',
    })),
  ];
  changes.sort((one, other) => one.start - other.start);
  return tidied(replaceStretches(text, changes).replace(bareMark, ''));
}

/** Names, figures and the like of a text that is no rewrite which no source holds, in reading order and apart. */
function inventedIn(email: Email, sources: Sources): ProtectedToken[] {
  const { body } = email;
  const marks = matchesOf(body, /^[ \t]*\d{1,2}[.)](?=[ \t])/gmu);
  const untraced = untracedIn(email, 'body', { start: 0, end: body.length }, sources).filter(
    ({ kind, text }) => kind !== 'name' || !text.toLowerCase().split(' ').every(isOrdinary),
  );
  const judged = email.protectedTokens.filter(({ field }) => field === 'body');
  const hidden = apartFrom(hiddenNames(email, sources), judged);
  const all: ProtectedToken[] = [];
  for (const fact of withoutOverlaps([...apartFrom(untraced, marks), ...hidden])) {
    const last = all.at(-1);
    const isNext = last?.kind === 'name' && fact.kind === 'name';
    if (isNext && body.slice(last.end, fact.start) === ' ')
      all[all.length - 1] = { ...last, ...stretchOf(body, last.start, fact.end) };
    else all.push(fact);
  }
  return all;
}

function isOrdinary(word: string): boolean {
  return [sentenceStarters, genericWords, englishFunctionWords].some((list) => list.has(word));
}

/** Names that nobody has heard of: an unknown word with a capital; the first of a sentence only beside another. */
function hiddenNames(email: Email, { stems, words }: Sources): ProtectedToken[] {
  const isUnknown = ({ key, text }: Token) =>
    /^\p{Lu}\p{Ll}/u.test(text) && !isOrdinary(key) && !words.has(key) && !stems.has(stemOf(key));
  return readEmail(email).sentences.flatMap(({ tokens }) =>
    tokens
      .filter((token, at) => {
        const next = tokens[at + 1];
        const isOpening = !/^[\p{L}\p{N},;'-]/u.test(tokens[at - 1]?.text ?? '');
        return isUnknown(token) && (!isOpening || (next !== undefined && isUnknown(next)));
      })
      .map(({ start, end, text }) => ({ field: 'body', kind: 'name', start, end, text })),
  );
}

const spoken =
  /^[ \t]*(?:[-*•]|\d{1,2}[.)])\s+|\S(?:[^\n.!?]|[.!?](?![)’]?(?:\s|$)))*(?:[.!?]+[)’]?)?/gmu;
const listMark = /^\s*(?:[-*•]|\d{1,2}[.)])\s+$/u;

/** The sentences of what is said, without the marks of lists; a quotation is never cut. */
function ownSentences(body: string, quotations: readonly Stretch[]): Stretch[] {
  const whole = quotations.map((one) => ({ ...one, shown: 'ø'.repeat(one.text.length) }));
  return matchesOf(replaceStretches(body, whole), spoken)
    .filter(({ text }) => !listMark.test(text))
    .map(({ start, end }) => stretchOf(body, start, end));
}

/** A link that nobody who talks needs: in Markdown, or of another kind than a page's. */
const linkOut =
  /\]\s{0,3}\(|\b(?:javascript|vbscript|data|blob|file|tel|sms):(?=\S)|\b(?!https?:)[a-z][a-z\d+.-]{1,20}:\/\/(?=\S)/iu;
const leastKept = 0.5;
/** Nobody proposes more wordings at once; what is quoted beyond them needs a source. */
const mostProposals = 20;
/** "2 sentences" and "one question" are no findings. */
const smallCounts = '1 2 3 4 5';

/**
 * What is said to a person, sentence by sentence: one that would need a blank goes, since only an email has somebody to
 * fill it in, and so does one that is not fit. Wording that is proposed for the email, in quotation marks, does have
 * blanks. Null when too little is left.
 */
function vetSpeech(
  written: string,
  known: readonly string[],
  isFit: (tokens: readonly Token[], sources: Sources) => boolean,
): string | null {
  if (written.length > longestVetted) return null;
  const sources = sourcesIn([...known, smallCounts].join('\n\n'));
  const { body } = reduceMarkup({ subject: null, body: written, repaired: [] }, '', sources);
  const quotations = withoutOverlaps(findQuotations(body));
  const proposals = quotations.slice(0, mostProposals);
  const invented = (text: string, at: number) =>
    inventedIn(parseEmail({ subject: '', body: text }), sources).map((fact) => ({
      ...fact,
      start: fact.start + at,
      end: fact.end + at,
    }));
  const stated = apartFrom(invented(body, 0), proposals);
  const removed = ownSentences(body, quotations).filter(
    (sentence) =>
      apartFrom([sentence], stated).length === 0 ||
      linkOut.test(sentence.text) ||
      holdsTag(sentence.text) ||
      !isFit(tagText(sentence.text), sources),
  );
  const proposed = proposals.flatMap(({ text, start }) => invented(text.slice(1, -1), start + 1));
  const text = withBlanks(body, apartFrom(proposed, removed), removed);
  return text !== '' && text.length >= written.length * leastKept ? text : null;
}

/**
 * The reply of a played reader in the words of another hand, without the sentences that state what `known` does not
 * hold or show markup. Null when less than half is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the email, what was said, the reply that the coach decided on.
 * @example
 * vetReply('Sure, send me a line on how it works. Jenny Smith agrees.', []); // 'Sure, send me a line on how it works.'
 * vetReply('Call Jenny at Acme.', []); // null
 */
export function vetReply(text: string, known: readonly string[]): string | null {
  return vetSpeech(text, known, () => true);
}

/**
 * An answer about an email by another hand, without the sentences that state what `known` does not hold, show markup
 * or speak of their author. Wording that it proposes in quotation marks gets blanks instead. Null when less than half
 * is left, or for more than 60,000 characters. Never throws.
 *
 * @param known texts that facts may come from: the question, the articles cited, the email, a profile.
 * @example
 * vetAnswer('Keep it short, and cut the last line. Mailchimp found that 73% agree.', ['Is my email short?']); // 'Keep it short, and cut the last line.'
 * vetAnswer('Name them: “You opened in Leeds.”', []); // 'Name them: “You opened in [fill in: a name].”'
 */
export function vetAnswer(text: string, known: readonly string[]): string | null {
  return vetSpeech(
    text,
    known,
    (tokens, sources) => !speaksOfItself(tokens) && !claims(tokens, sources),
  );
}

/** "I am", "I have", "I sent": who answers has nothing to tell of themselves. */
function speaksOfItself([first, second]: readonly Token[]): boolean {
  if (first?.key !== 'i' || !second) return false;
  return (
    /^(?:be|have)$/u.test(second.lemma) || (second.tag === 'VERB' && second.key !== second.lemma)
  );
}
