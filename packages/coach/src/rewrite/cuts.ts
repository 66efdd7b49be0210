import type { Email, Paragraph, Sentence } from '../document/email.ts';
import { isFinite } from '../document/grammar.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { needlessness, rolesOf } from '../document/roles.ts';
import type { Span } from '../draft.ts';
import { length as lengthRule } from '../rules/length.ts';
import { plainWords } from '../rules/plain-words.ts';
import type { Candidate, TextLength } from './edit.ts';

/** How needless a sentence must be to leave, and whether only a courtesy may with which the email opens. */
type Needless = { readonly from: number; readonly isOpening: boolean };

/**
 * What leaves unasked. Of 100 sentences that are 0.8 or more, 95 help no email by their labels; yet editors who compared
 * drafts and rewrites blind found most such cuts no gain, but for opening courtesies.
 */
export const needlessFrom: Readonly<Record<TextLength, Needless>> = {
  short: { from: 0.8, isOpening: false },
  medium: { from: 0.9, isOpening: true },
  long: { from: Infinity, isOpening: true },
};
/** The number of sentences that form the opening. */
const opening = 2;
/** The minimum left for an email. */
const fewestSentences = 2;
const fewestWords = 15;

/**
 * Takes out whole sentences that help no reader, the most needless first: courtesies, boasts, guilt. What asks, says who
 * writes, holds a fact, or carries the next sentence stays.
 */
export function cutNeedless(
  doc: Document,
  retained: readonly Candidate[],
  { from, isOpening }: Needless = needlessFrom.medium,
): Candidate[] {
  const { email, sentences } = doc;
  const roles = rolesOf(doc);
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, weight: needlessness(sentence) }))
    .filter(({ sentence, at, weight }) => {
      return (
        weight >= from &&
        (isOpening
          ? at < opening && roles[at] === 'courtesy' && !thanks(sentence)
          : roles[at] !== 'introduction') &&
        !saysWho(sentence) &&
        isStatement(sentence) &&
        !isNeeded(email, sentence)
      );
    })
    .toSorted((one, other) => other.weight - one.weight);
  const removed = new Set(
    sentences.flatMap((sentence, at) => (isIn(retained, sentence) ? [at] : [])),
  );
  let words = sentences.reduce(
    (sum, sentence, at) => (removed.has(at) ? sum : sum + sentence.words.length),
    0,
  );
  const chosen = new Set<number>();
  for (const { sentence, at } of ranked) {
    const wordsLeft = words - sentence.words.length;
    if (removed.has(at) || isLeantOn(sentences, at, removed)) continue;
    if (sentences.length - removed.size <= fewestSentences || wordsLeft < fewestWords) continue;
    removed.add(at);
    chosen.add(at);
    words = wordsLeft;
  }
  return runsOf(doc, chosen).flatMap((run) => [
    ...cutRun(email, run),
    ...(run.length > 1 ? run.flatMap((one) => cutRun(email, [one])) : []),
  ]);
}

/** The chosen sentences, neighbours in a paragraph together. */
function runsOf({ email, sentences }: Document, chosen: ReadonlySet<number>): Sentence[][] {
  const runs: Sentence[][] = [];
  for (const at of [...chosen].toSorted((one, other) => one - other)) {
    const sentence = sentences[at];
    const last = runs.at(-1);
    if (!sentence) continue;
    const joins =
      chosen.has(at - 1) &&
      email.paragraphs.some(
        ({ start, end }) => start <= (last?.at(-1)?.start ?? 0) && sentence.end <= end,
      );
    if (last && joins) last.push(sentence);
    else runs.push([sentence]);
  }
  return runs;
}

function cutRun(email: Email, run: readonly Sentence[]): Candidate[] {
  const span = spanOfSentences(email, run);
  if (!span) return [];
  const isFirst = run[0]?.start === email.sentences[0]?.start;
  const reason = isFirst
    ? 'The first line is what the inbox shows; this one could open any email.'
    : 'Sentences like this one move no reader; without it the rest is read sooner.';
  return [{ ...span, after: '', rule: isFirst ? plainWords.id : lengthRule.id, reason }];
}

/** Whether a sentence goes with one of the cuts. */
export function isIn(cuts: readonly Candidate[], { start, end }: Sentence): boolean {
  return cuts.some(
    (cut) => cut.field === 'body' && cut.after === '' && cut.start <= start && end <= cut.end,
  );
}

/** "We are Brightlane, …", "I am a baker …": who writes, however boastfully. */
function saysWho({ tokens: [subject, verb, next] }: ReadSentence): boolean {
  return (
    (subject?.key === 'we' || subject?.key === 'i') &&
    verb?.lemma === 'be' &&
    (next?.tag === 'DET' || next?.tag === 'PROPN')
  );
}

/** A writer who opens with thanks has received something. */
function thanks({ tokens }: ReadSentence): boolean {
  return tokens.some(({ lemma }) => lemma === 'thank' || lemma === 'thanks');
}

/** "Best regards,", "Projects:" and a headline in capitals are none. */
function isStatement({ text, tokens }: ReadSentence): boolean {
  return (
    /\p{Ll}/u.test(text) &&
    /[.!…]["'”’)]*$/u.test(text) &&
    tokens.some((_, at) => isFinite(tokens, at))
  );
}

/** What asks, and what holds a name, a figure or a link that is said nowhere else. */
function isNeeded(email: Email, { start, end, text }: Sentence): boolean {
  const asks = email.asks.some(({ kind, sentence }) => kind !== 'open' && sentence.start === start);
  if (asks || text.includes('?')) return true;
  const rest = `${email.subject ?? ''}\n${email.body.slice(0, start)}\n${email.body.slice(end)}`;
  return email.protectedTokens.some(
    (token) =>
      token.field === 'body' &&
      start <= token.start &&
      token.end <= end &&
      !rest.includes(token.text),
  );
}

/** Whether the sentence after, when it is one that stays, needs this one to be understood. */
function isLeantOn(sentences: readonly ReadSentence[], at: number, removed: ReadonlySet<number>) {
  let next = at + 1;
  while (removed.has(next)) next += 1;
  const follower = sentences[next];
  return follower !== undefined && leansBack(follower);
}

const pointers: ReadonlySet<string> = new Set(
  'this that these those it they them he she both such either neither one so and but or yet however therefore thus hence then also too additionally furthermore moreover plus besides otherwise instead alternatively here there'.split(
    ' ',
  ),
);
const firstWords = 3;

/** Whether a sentence opens with a word that depends on the one before it. */
export function leansBack({ tokens }: ReadSentence): boolean {
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT').slice(0, firstWords);
  const [first, second] = words;
  if (!first) return false;
  if (first.key === 'if' && /^(?:so|yes|not)$/u.test(second?.key ?? '')) return true;
  if (pointers.has(first.key)) return !(first.key === 'there' && second?.lemma === 'be');
  // "Would it help", "I think this": a pronoun for a thing among the first words.
  return words
    .slice(1)
    .some(({ key, tag }) => tag === 'PRON' && /^(?:it|this|that|they|these|those)$/u.test(key));
}

/** Sentences with the space that goes with them, and their paragraph when nothing else is in it. */
function spanOfSentences(email: Email, run: readonly Sentence[]): Span | null {
  const [first] = run;
  const last = run.at(-1);
  const at = email.paragraphs.findIndex(
    ({ start, end }) => first && start <= first.start && first.end <= end,
  );
  const paragraph = email.paragraphs[at];
  if (!paragraph || !first || !last) return null;
  return paragraph.sentences.length === run.length
    ? spanOfParagraph(email, at)
    : spanWithin(email, paragraph, first, last);
}

/** A whole paragraph with the blank line above it, or below it when it comes first. */
function spanOfParagraph(email: Email, index: number): Span | null {
  const paragraph = email.paragraphs[index];
  if (!paragraph) return null;
  const above = email.paragraphs[index - 1] ?? email.greeting;
  const below = email.paragraphs[index + 1] ?? email.signOff ?? email.signature;
  const span = above
    ? { start: above.end, end: paragraph.end }
    : { start: paragraph.start, end: below?.start ?? paragraph.end };
  const around = email.body.slice(span.start, span.end).replace(paragraph.text, '');
  return around.trim() === '' && (above ?? below) ? { field: 'body', ...span } : null;
}

const bullet = /^\s*(?:[^\p{L}\p{N}\s]{1,3}|\d{1,2}[.)]|[a-z]\))\s*$/iu;

/** Sentences among others of their paragraph; null where a list hangs on them or they are items of one. */
function spanWithin(
  { body }: Email,
  { start, sentences }: Paragraph,
  first: Sentence,
  last: Sentence,
): Span | null {
  const previous = sentences[sentences.findIndex((one) => one.start === first.start) - 1];
  const next = sentences[sentences.findIndex((one) => one.start === last.start) + 1];
  const line = Math.max(start, body.lastIndexOf('\n', first.start - 1) + 1);
  if (bullet.test(body.slice(line, first.start))) return null;
  if (!next) return previous ? { field: 'body', start: previous.end, end: last.end } : null;
  const between = body.slice(last.end, next.start);
  if (/\n\s*[^\s\p{L}\p{N}"“(]/u.test(between)) return null;
  const opensLine = !previous || body.slice(previous.end, first.start).includes('\n');
  return between.includes('\n') && !opensLine
    ? { field: 'body', start: previous.end, end: last.end }
    : { field: 'body', start: first.start, end: next.start };
}
