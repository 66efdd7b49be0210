import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { type Role, needlessness, rolesOf } from '../document/roles.ts';
import { overlaps } from '../document/stretch.ts';
import { readsOn, standsAlone } from './stands-alone.ts';

/** One or two sentences of the email that tell the reader something, and still do when they stand alone. */
export type Point = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly role: Role;
  /** How much it speaks of what the subject names and of other things, and how little of it can be spared. */
  readonly weight: number;
};

/** How needless a sentence of each role may be; an ask is none, nor is who writes. */
const mostNeedless: Readonly<Record<Role, number>> = {
  ...{ proof: 0.6, offer: 0.6, observation: 0.6, noise: 0.6 },
  ...{ occasion: 0.4, courtesy: 0.3, logistics: 0, introduction: -Infinity, ask: -Infinity },
};
const fewestThings = 4;
const mostWords = 34;

/** What a follow-up may bring back, in reading order. */
export function pointsOf(doc: Document): Point[] {
  const { sentences, subject, email } = doc;
  const roles = rolesOf(doc);
  const named = thingsIn(subject);
  const tells = sentences.map(
    (sentence, at) =>
      needlessness(sentence) <= mostNeedless[roles[at] ?? 'ask'] && isPlain(doc, sentence),
  );
  const pointOf = (role: Role, first: ReadSentence, last = first): Point[] => {
    const told = first === last ? [first] : [first, last];
    const things = thingsIn(told.flatMap(({ tokens }) => tokens));
    const isLong = told.reduce((sum, { words }) => sum + words.length, 0) > mostWords;
    if (things.size < fewestThings || isLong) return [];
    const shared = [...things].filter((thing) => named.has(thing)).length;
    const weight = shared + things.size / 5 - needlessness(first);
    const text = told.map((one) => inOneLine(one.text)).join(' ');
    return [{ text, start: first.start, end: last.end, role, weight }];
  };
  return sentences.flatMap((sentence, at): Point[] => {
    if (!tells[at] || !isWhole(doc, at)) return [];
    const role = roles[at] ?? 'noise';
    const next = sentences[at + 1];
    const goesOn =
      next !== undefined &&
      tells[at + 1] &&
      !isWhole(doc, at + 1) &&
      readsOn(next.tokens) &&
      thingsIn(sentence.tokens).size >= fewestThings / 2 &&
      !/\n\s*\n/u.test(email.body.slice(sentence.end, next.start));
    return [...(goesOn ? pointOf(role, sentence, next) : []), ...pointOf(role, sentence)];
  });
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

/** Whether it stands alone and says whose matter it is: the writer's, the reader's, somebody's who has a name. */
function isWhole({ sentences }: Document, at: number): boolean {
  const tokens = sentences[at]?.tokens ?? [];
  const isAnchored = tokens.some(
    ({ key, tag, text }, place) =>
      speakers.test(key) || (place > 0 && tag === 'PROPN' && /^\p{Lu}/u.test(text)),
  );
  return isAnchored && standsAlone(sentences, at);
}

/** Signs of a list or of markup, a question, a short line in the middle, a word to the reader by name. */
const rough =
  /[?*_|•<>]|(?:^|\n)[^\n]{0,49}\n|^(?!I\b)\p{Lu}\S*(?: (?!I\b)\p{Lu}\S*){0,2}(?:,| [-–—]) /u;
const unit = /^(?:link|email_address|merge_tag|blank)$/u;

/** Whether a sentence asks nothing and has nothing in it to fill in or to click. */
function isPlain({ email }: Document, sentence: ReadSentence): boolean {
  const { protectedTokens, markup, brokenTags, padding, asks } = email;
  const { text, words } = sentence;
  const units = protectedTokens.filter(({ field, kind }) => field === 'body' && unit.test(kind));
  const asking = asks.map((ask) => ask.sentence);
  const others = [...units, ...markup, ...brokenTags, ...padding, ...asking];
  return (
    words.length <= mostWords &&
    /^[^"“‘'].*[.”"’)]$/su.test(text) &&
    !rough.test(text) &&
    text.split('"').length % 2 === 1 &&
    !others.some((one) => overlaps(one, sentence))
  );
}
