import { inSentence, isPlural, tidy } from './text.ts';
import { type NounPhrase, isFinite, isVerb, nounPhrasesOf } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { articleFor } from '../wording.ts';
import { massNouns } from '../lexicon/english.ts';
import { isCommonWord } from '../rules/learned-questions.ts';

/** Words of a brief by what they are, so that a sentence can be built around them. */
export type Phrase = {
  /** `noun`: "late payers", "chasing invoices" · `verb`: "book a call" · `clause`: "invoices get lost" · `other`: none for sure. */
  readonly form: 'noun' | 'verb' | 'clause' | 'other';
  /** As they stand in the middle of a sentence, without a stop. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where the verb of a clause stands; -1 without one. */
  readonly verb: number;
  /** Whether it is one noun without an article, which may lack one: "outdated website", but "data entry". */
  readonly isBare: boolean;
};

const odd = /[;:()[\]{}|<>“”"/+]|[.!?]\s|\s[-–—]\s|[^\p{ASCII}’‘–—€£éèêàçñüöäï]/u;

/** Reads a text of one phrase or clause. Never throws. */
export function readPhrase(raw: string): Phrase {
  const text = inSentence(tidy(raw));
  const tokens = wordsOf(text);
  const verb = mainVerbAt(tokens);
  const other: Phrase = { form: 'other', text, tokens, verb, isBare: false };
  if (tokens.length === 0 || odd.test(text)) return other;
  if (opensWithVerb(text)) return { ...other, form: 'verb' };
  if (verb > 0) return { ...other, form: 'clause' };
  const named = [tokens, asNamed(text)].find(isNounPhrase);
  return named ? { ...other, form: 'noun', tokens: named, isBare: isBareNoun(named) } : other;
}

/** A letter that no English word is made of. */
const stand = 'ø';

/**
 * The tokens of a text, "no-shows" as one. As they are read behind another word, where one is given: it settles whether
 * the first one is a noun or a verb.
 */
export function wordsOf(text: string, word = ''): Token[] {
  const from = word === '' ? 0 : word.length + 1;
  const joined = `${word} `.slice(0, from) + text.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, stand);
  const tokens = tagText(joined).filter(({ start }) => start >= from);
  return tokens.map((token) => {
    const placed = { ...token, start: token.start - from, end: token.end - from };
    if (!token.text.includes(stand)) return placed;
    const whole = text.slice(placed.start, placed.end);
    const key = whole.toLowerCase();
    return { ...placed, text: whole, key, lemma: key.replace(/s$/u, '') };
  });
}

/** The tokens behind "the", where nothing in "-s" is a verb and nothing before a noun an adverb: "slow deploys". */
function asNamed(text: string): Token[] {
  return wordsOf(text, 'the').map((token, at, tokens): Token => {
    const { tag, key, lemma } = token;
    if (tag === 'VERB' && key !== lemma && key.endsWith('s')) return { ...token, tag: 'NOUN' };
    const isFlat = at === 0 && tag === 'ADV' && tokens[1]?.tag !== 'ADJ';
    return isFlat ? { ...token, tag: 'ADJ' } : token;
  });
}

const relative = /^(?:who|that|which|whom|whose|where|when|what|how|why|whether|if)$/u;
const subjects = /^(?:i|we|they|he|she|nobody|everybody|everyone|someone|somebody|you)$/u;

/** Whether words are a verb with what belongs to it, "see a demo", "don't know", rather than the name of a thing. */
export function opensWithVerb(text: string): boolean {
  const [first, next, then] = wordsOf(text);
  if (!first || !next || first.key.endsWith('ing')) return false;
  if (/^(?:me|us|them|it|this)$/u.test(next.key))
    return isBase(first) || /^(?:NOUN|VERB|ADV|ADJ|PROPN)$/u.test(first.tag);
  const isNamed = subjects.test(next.key) || /^(?:of|who|that|which|whom|whose)$/u.test(next.key);
  if (isNamed || !isAskedFor(text)) return false;
  const isCounted = next.tag === 'NUM' && /^(?:NOUN|ADJ)$/u.test(then?.tag ?? '');
  const hasObject = /^(?:DET|PRON|PART)$/u.test(next.tag) || relative.test(next.key) || isCounted;
  return isBase(first) || hasObject || (next.tag === 'ADP' && !isPlural(first));
}

/** Whether the first word is a verb behind "please". */
export function isAskedFor(text: string): boolean {
  const [first, next] = wordsOf(text, 'please');
  return isBase(first) || (first?.tag === 'ADV' && isBase(next));
}

function isBase(token: Token | undefined): boolean {
  const { tag, key, lemma } = token ?? { tag: 'X', key: '', lemma: '' };
  return tag === 'AUX' ? /^(?:ca|can|do|have|wo|be)$/u.test(key) : tag === 'VERB' && key === lemma;
}

function isNominal(token: Token | undefined): boolean {
  const { tag, key } = token ?? { tag: 'X', key: '' };
  return /^(?:NOUN|PROPN|PRON)$/u.test(tag) && !/^(?:my|our|your|his|her|its|their)$/u.test(key);
}

/** What opens a clause that belongs to a noun: "invoices that get lost", "days nobody uses". */
function opensRelative(tokens: readonly Token[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  return relative.test(key) || tag === 'SCONJ' || (isNominal(tokens[at - 1]) && subjects.test(key));
}

/** The verb of the main clause that has its subject before it; -1 without one. */
function mainVerbAt(tokens: readonly Token[]): number {
  let isRelative = false;
  for (let at = 1; at < tokens.length; at += 1) {
    if (opensRelative(tokens, at)) isRelative = true;
    if (!couldCarry(tokens, at) || isParticiple(tokens, at) || !hasSubject(tokens, at)) continue;
    if (!isRelative) return isCaused(tokens, at) ? -1 : at;
    isRelative = false;
    while (tokens.slice(at + 1, at + 2).some(isVerb)) at += 1;
  }
  return -1;
}

/** A verb by its tag, or a noun that goes on as no noun can: "three galleries use it". */
function couldCarry(tokens: readonly Token[], at: number): boolean {
  if (isFinite(tokens, at)) return true;
  const next = tokens[at + 1];
  if (!next || !/^(?:DET|PRON|NUM|SYM|ADV)$/u.test(next.tag)) return false;
  return couldBeVerb(tokens, at) && !opensRelative(tokens, at + 1);
}

/** Whether a noun could be the verb of the one before it: "translators work", "the shop sells". */
export function couldBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  const agrees = isNominal(before) && isPlural(before) !== isPlural(token);
  if (token?.tag !== 'NOUN' || !agrees) return false;
  const rest = tokens.slice(at, at + 5).map(({ text }) => text);
  return wordsOf(rest.join(' '), isPlural(token) ? 'it' : 'they')[0]?.tag === 'VERB';
}

function hasSubject(tokens: readonly Token[], at: number): boolean {
  const [before, last] = tokens.slice(Math.max(0, at - 2), at);
  const subject = last?.tag === 'ADV' ? before : (last ?? before);
  return isNominal(subject) || (at === 1 && subject?.key.endsWith('ing') === true);
}

/** "that make rooms look small": the second verb hangs on the first. */
function isCaused(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).findLast(isVerb);
  return before !== undefined && /^(?:make|let|help|have|see|watch|hear)$/u.test(before.lemma);
}

/** "invoices paid late" is no clause, nor is what stands in a name; "orders arrived" could be one, and is left alone. */
function isParticiple(tokens: readonly Token[], at: number): boolean {
  const { tag, key, lemma } = tokens[at] ?? { tag: 'X', key: '', lemma: '' };
  if ([at - 1, at + 1].every((beside) => tokens[beside]?.tag === 'PROPN')) return true;
  if (tag !== 'VERB' || key === lemma || key.endsWith('s')) return false;
  const next = tokens.slice(at + 1).find((token) => token.tag !== 'ADJ');
  return !/^(?:DET|PRON|NOUN|PROPN|NUM)$/u.test(next?.tag ?? '');
}

/** A noun phrase or an "-ing", with whatever hangs on it. */
function isNounPhrase(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const isCompound = first?.tag === 'NOUN' && second?.tag === 'NOUN';
  const isNegated = first?.tag === 'PART' || first?.tag === 'ADV';
  if (isDoing(isNegated ? tokens.slice(1) : tokens) && !isCompound) return true;
  if (!firstNoun(tokens) || first?.key === 'not') return false;
  const ends = nounPhrasesOf(tokens).map(({ end }) => end);
  const last = ends.findIndex((end) => end === tokens.length || opensRelative(tokens, end));
  return ends
    .slice(0, last === -1 ? ends.length : last)
    .every((end) => isDoing(tokens.slice(end)) || links.test(tokens[end]?.tag ?? ''));
}

/** What hangs on a noun by its first word. */
const links = /^(?:ADP|CCONJ|PART|DET)$/u;

/** Whether tokens open with an "-ing" that is a verb or has an object, "chasing invoices", but not "meeting of two". */
function isDoing([first, next]: readonly Token[]): boolean {
  if (!first || !/^\p{L}{2,}ing$/u.test(first.key)) return false;
  return isVerb(first) || (first.tag === 'NOUN' && next !== undefined && next.key !== 'of');
}

/** The noun phrase that a phrase opens with, also behind "no" and a participle: "missed calls". */
export function firstNoun(tokens: readonly Token[]): NounPhrase | null {
  const [first] = tokens;
  const [phrase] = nounPhrasesOf(tokens);
  const isLater = first?.key === 'no' || (first?.tag === 'VERB' && first.key !== first.lemma);
  return phrase && phrase.start <= (isLater ? 1 : 0) ? phrase : null;
}

function isBareNoun(tokens: readonly Token[]): boolean {
  const [first, unit] = tokens;
  const phrase = firstNoun(tokens);
  const head = tokens[phrase?.head ?? -1];
  if (!first || !head || phrase?.determiner !== null || isPlural(head) || isDoing(tokens))
    return false;
  const isMany = first.tag === 'NUM' && (isPlural(unit) || unit === head);
  const isSaid = first.tag === 'ADV' || /^(?:no|not|one|more)$/u.test(first.key);
  const isMass = massNouns.has(head.key) || /[^t]ing$/u.test(head.key);
  return !isMany && !isSaid && !isMass && !/^\p{Lu}{2,}s?$/u.test(head.text);
}

/** The noun as it stands in a sentence, with the article it lacks; null where it cannot be told whether it lacks one. */
export function standing({ form, text, tokens, isBare }: Phrase): string | null {
  if (form !== 'noun') return null;
  const { key } = tokens[firstNoun(tokens)?.head ?? -1] ?? { key: '' };
  if (!isBare || /(?:tion|ness|ity|ism|ance|ence|ship)$/u.test(key)) return text;
  const isCounted = [`${key}s`, `${key}es`, `${key.replace(/y$/u, 'ie')}s`].some(isCommonWord);
  if (isCounted) return withArticle(text);
  return tokens.length === 1 ? text : null;
}

export function withArticle(text: string): string {
  return `${articleFor(text)} ${text}`;
}
