import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { type Role, rolesOf } from '../document/roles.ts';
import { isCutOff } from '../document/sentences.ts';
import { overlaps } from '../document/stretch.ts';
import { standsAlone } from './stands-alone.ts';

/** A sentence of the email that makes sense alone, or two that do together. */
export type Point = { readonly text: string; readonly start: number; readonly end: number };

const telling: ReadonlySet<Role> = new Set(['proof', 'offer', 'occasion']);
const fewestThings = 4;
const mostWords = 34;
const mostWordsInRun = 60;

/**
 * What a follow-up may bring back before its ask, the best first. What was seen of the reader they know: it is brought
 * only where there is nothing else, and so is what comes with the ask anyway.
 */
export function pointsOf(doc: Document, ask: Point): Point[] {
  const { sentences, subject } = doc;
  const roles = rolesOf(doc);
  const askTokens = sentences.filter((one) => overlaps(one, ask)).flatMap(({ tokens }) => tokens);
  const named = thingsIn([...subject, ...askTokens]);
  const points = sentences.flatMap((sentence, at) => {
    const things = thingsIn(sentence.tokens);
    const isOfSize = things.size >= fewestThings && sentence.words.length <= mostWords;
    if (!isOfSize || !isPlain(doc, sentence)) return [];
    if (!isAnchored(sentence) || !standsAlone(sentences, at)) return [];
    const shared = [...things].filter((thing) => named.has(thing)).length;
    const toReader = sentence.tokens.some(({ key }) => /^your?$/u.test(key)) ? 1 : 0;
    const role = roles[at] ?? 'noise';
    if (shared + toReader === 0 && role !== 'proof') return [];
    return [{ ...joined([sentence]), role, weight: shared + toReader + things.size / 10 }];
  });
  const isTelling = ({ role }: { readonly role: Role }) => telling.has(role);
  const [own, apart] = [
    points.filter((one) => overlaps(one, ask)),
    points.filter((one) => !overlaps(one, ask)),
  ];
  const statements = apart.some(isTelling)
    ? apart.filter(isTelling)
    : apart.filter(({ role }) => role === 'observation');
  return [...statements.toSorted((a, b) => b.weight - a.weight), ...own];
}

/** So many sentences before an ask come with it at most. */
const mostBefore = 2;

/** The email's last ask, with the sentences before it where it leans on them; null where none makes sense so. */
export function askOf(doc: Document): Point | null {
  const { email, sentences } = doc;
  const roles = rolesOf(doc);
  const asks = sentences.flatMap((sentence, at) => {
    const ask = email.asks.find((one) => one.sentence.start === sentence.start);
    if (roles[at] !== 'ask' || !ask || ask.kind === 'open' || !isBare(doc, sentence)) return [];
    const says = sentence.tokens.filter(({ tag }) => /^(?:NOUN|PROPN|VERB|ADJ)$/u.test(tag));
    for (let from = at; from >= Math.max(0, at - mostBefore); from -= 1) {
      const run = sentences.slice(from, at + 1);
      const isShort = run.reduce((sum, { words }) => sum + words.length, 0) <= mostWordsInRun;
      const isTold =
        from === at || (telling.has(roles[from] ?? 'noise') && isPlain(doc, run[0] ?? sentence));
      if (!isShort || !isTold) break;
      const isFirstSound = from === at ? says.length > 1 : isAnchored(run[0] ?? sentence);
      if (isFirstSound && standsAlone(sentences, from, at, true)) return [joined(run)];
    }
    return [];
  });
  return asks.at(-1) ?? null;
}

function joined(sentences: readonly ReadSentence[]): Point {
  const text = sentences.map((one) => inOneLine(one.text)).join(' ');
  return { text, start: sentences[0]?.start ?? 0, end: sentences.at(-1)?.end ?? 0 };
}

function inOneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

/** The nouns, names and figures, each by its lemma. */
function thingsIn(tokens: readonly Token[]): Set<string> {
  const things = tokens.filter(({ tag }) => /^(?:NOUN|PROPN|NUM)$/u.test(tag));
  return new Set(things.map(({ lemma }) => lemma.toLowerCase()));
}

const speakers = /^(?:i|we|me|us|my|our|you|your)$/u;

/** Whether it says whose matter it is: the writer's, the reader's, somebody's who has a name. */
function isAnchored({ tokens }: ReadSentence): boolean {
  return tokens.some(
    ({ key, tag, text }, index) =>
      speakers.test(key) || (index > 0 && tag === 'PROPN' && /^\p{Lu}/u.test(text)),
  );
}

/** Signs of a list or of markup, a short line in the middle, a word to the reader by name. */
const rough =
  /[*_|•<>]|(?:^|\n)[^\n]{0,49}\n|^(?!I\b)\p{Lu}\S*(?: (?!I\b)\p{Lu}\S*){0,2}(?:,| [-–—]) /u;
const unit = /^(?:link|email_address|merge_tag|blank)$/u;

/** Whether a sentence is words alone: nothing to fill in or to click, no list, no half of a quotation. */
function isBare({ email }: Document, sentence: ReadSentence): boolean {
  const { protectedTokens, markup, brokenTags, padding } = email;
  const { text } = sentence;
  const units = protectedTokens.filter(({ field, kind }) => field === 'body' && unit.test(kind));
  return (
    /^[^"“‘'].*[.?”"’)]$/su.test(text) &&
    !isCutOff(email.body, sentence) &&
    !rough.test(text) &&
    text.split('"').length % 2 === 1 &&
    ![...units, ...markup, ...brokenTags, ...padding].some((one) => overlaps(one, sentence))
  );
}

/** Whether it asks nothing either. */
function isPlain(doc: Document, sentence: ReadSentence): boolean {
  const isAsk = doc.email.asks.some((ask) => overlaps(ask.sentence, sentence));
  return !isAsk && !sentence.text.includes('?') && isBare(doc, sentence);
}
