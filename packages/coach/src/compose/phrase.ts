import { inSentence, isPlural, tidy } from './text.ts';
import { type NounPhrase, isFinite, isVerb, nounPhrasesOf } from '../document/grammar.ts';
import { type Token, tagText } from '../document/language.ts';
import { articleFor } from '../document/wording.ts';
import { massNouns } from '../lexicon/words/mass-nouns.ts';
import { isCommonWord } from '../rules/questions.ts';

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

/** The tokens of a text, "no-shows" as one. */
export function wordsOf(text: string): Token[] {
  return tagText(text.replace(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, stand)).map((token) => {
    if (!token.text.includes(stand)) return token;
    const whole = text.slice(token.start, token.end);
    const key = whole.toLowerCase();
    return { ...token, text: whole, key, lemma: key.replace(/s$/u, '') };
  });
}

/** The tokens as they are read behind another word, which settles whether the first one is a noun or a verb. */
function behind(word: string, text: string): Token[] {
  const by = word.length + 1;
  const [, ...tokens] = wordsOf(`${word} ${text}`);
  return tokens.map((token) => ({ ...token, start: token.start - by, end: token.end - by }));
}

/** The tokens behind "the", where nothing in "-s" is a verb and nothing before a noun an adverb: "slow deploys". */
function asNamed(text: string): Token[] {
  const tokens = behind('the', text).map((token): Token => {
    const isNoun = token.tag === 'VERB' && token.key !== token.lemma && token.key.endsWith('s');
    return isNoun ? { ...token, tag: 'NOUN' } : token;
  });
  const isFlat = tokens[0]?.tag === 'ADV' && tokens[1]?.tag === 'NOUN';
  return tokens.map((token, at) => (at === 0 && isFlat ? { ...token, tag: 'ADJ' } : token));
}

const relative = /^(?:who|that|which|whom|whose|where|when|what|how|why|whether|if)$/u;
const subjects = /^(?:i|we|they|he|she|nobody|everybody|everyone|someone|somebody|you)$/u;

/** Whether words are a verb with what belongs to it, "see a demo", "don't know", rather than the name of a thing. */
export function opensWithVerb(text: string): boolean {
  const [first, next, then] = wordsOf(text);
  if (!first || !next || first.key.endsWith('ing')) return false;
  if (first.tag === 'AUX') return /^(?:ca|can|do|have|wo|be)$/u.test(first.key);
  if (first.tag === 'ADV' && isBase(next)) return true;
  if (/^(?:me|us|them|it|this)$/u.test(next.key))
    return /^(?:NOUN|VERB|ADV|ADJ|PROPN)$/u.test(first.tag);
  if (
    subjects.test(next.key) ||
    /^(?:of|who|that|which|whom|whose)$/u.test(next.key) ||
    !isAskedFor(text)
  )
    return false;
  if (/^(?:DET|PRON)$/u.test(next.tag) || relative.test(next.key)) return true;
  if (next.tag === 'NUM' && /^(?:NOUN|ADJ)$/u.test(then?.tag ?? '')) return true;
  return isBase(first) || (next.tag === 'ADP' && !isPlural(first));
}

/** Whether the first word is a verb behind "please". */
export function isAskedFor(text: string): boolean {
  return behind('please', text).slice(0, 1).some(isBase);
}

function isBase({ tag, key, lemma }: Token): boolean {
  return tag === 'VERB' && key === lemma;
}

function isNominal(token: Token | undefined): boolean {
  return (
    /^(?:NOUN|PROPN)$/u.test(token?.tag ?? '') ||
    (token?.tag === 'PRON' && !/^(?:my|our|your|his|her|its|their)$/u.test(token.key))
  );
}

/** What opens a clause that belongs to a noun: "invoices that get lost", "days nobody uses". */
function opensRelative(tokens: readonly Token[], at: number): boolean {
  const { key, tag } = tokens[at] ?? { key: '', tag: 'X' };
  return relative.test(key) || tag === 'SCONJ' || (isNominal(tokens[at - 1]) && subjects.test(key));
}

/** The verb of the main clause that has its subject before it; -1 without one. */
function mainVerbAt(tokens: readonly Token[]): number {
  let [isRelative, isOver] = [false, false];
  for (let at = 1; at < tokens.length; at += 1) {
    const before = tokens[at - 1];
    if (opensRelative(tokens, at)) isRelative = true;
    if (!isFinite(tokens, at) && !takesObject(tokens, at)) continue;
    const hasSubject =
      isNominal(before) ||
      (at === 1 && before?.key.endsWith('ing')) ||
      (before?.tag === 'ADV' && isNominal(tokens[at - 2])) ||
      (isOver && /^(?:ADV|ADP)$/u.test(before?.tag ?? ''));
    if (!hasSubject || isParticiple(tokens, at)) continue;
    if (!isRelative) return isCaused(tokens, at) ? -1 : at;
    [isRelative, isOver] = [false, true];
    while (tokens.slice(at + 1, at + 2).some(isVerb)) at += 1;
  }
  return -1;
}

/** "that make rooms look small": the second verb hangs on the first. */
function isCaused(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).findLast(isVerb);
  return before !== undefined && /^(?:make|let|help|have|see|watch|hear)$/u.test(before.lemma);
}

/** Forms that only tell of the past, and are no participle. */
const told = /^(?:went|fell|rose|grew|came|became|began|broke|took|gave|ran|wrote|saw|drove)$/u;

/** "invoices paid late", which is no clause, as is no street with a "do" in its name; "orders arrived" could be one, and is left alone. */
function isParticiple(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (/^(?:do|does|did)$/u.test(token?.key ?? ''))
    return !tokens.slice(at + 1, at + 4).some(({ tag }) => /^(?:VERB|AUX)$/u.test(tag));
  if (token?.tag !== 'VERB' || token.key === token.lemma || /s$/u.test(token.key)) return false;
  if (told.test(token.key)) return false;
  const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'ADJ');
  return !/^(?:DET|PRON|NOUN|PROPN|NUM)$/u.test(next?.tag ?? '');
}

/** What is read as a noun, but goes on as no noun can: "three galleries use it". */
function takesObject(tokens: readonly Token[], at: number): boolean {
  const { tag, key } = tokens[at + 1] ?? { tag: 'X', key: 'who' };
  return (
    /^(?:DET|PRON|NUM|SYM|ADV)$/u.test(tag) &&
    !subjects.test(key) &&
    !relative.test(key) &&
    couldBeVerb(tokens, at)
  );
}

/** Whether a noun could be the verb of the one before it: "translators work", "the shop sells". */
export function couldBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.tag !== 'NOUN' || !isNominal(before) || isPlural(before) === isPlural(token))
    return false;
  const rest = tokens
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join(' ');
  return behind(isPlural(token) ? 'it' : 'they', rest)[0]?.tag === 'VERB';
}

/** A noun phrase or an "-ing", with whatever hangs on it. */
function isNounPhrase(tokens: readonly Token[]): boolean {
  if (tokens.some(({ key }) => key === ',')) return false;
  const isCompound = tokens[0]?.tag === 'NOUN' && tokens[1]?.tag === 'NOUN';
  const from = /^(?:PART|ADV)$/u.test(tokens[0]?.tag ?? '') ? 1 : 0;
  if (isDoing(tokens.slice(from)) && !isCompound) return true;
  if (!firstNoun(tokens) || tokens[0]?.key === 'not') return false;
  for (const { end } of nounPhrasesOf(tokens)) {
    const next = tokens[end];
    if (!next || opensRelative(tokens, end) || /^(?:this|next|every)$/u.test(next.key)) return true;
    if (!isDoing(tokens.slice(end)) && !/^(?:ADP|CCONJ|PART)$/u.test(next.tag)) return false;
  }
  return true;
}

/** Whether tokens open with an "-ing" that is a verb or has an object, "chasing invoices", but not "meeting of two". */
function isDoing([first, next]: readonly Token[]): boolean {
  if (!first || !/^\p{L}{2,}ing$/u.test(first.key)) return false;
  return (
    /^(?:VERB|AUX)$/u.test(first.tag) ||
    (first.tag === 'NOUN' && next !== undefined && next.key !== 'of')
  );
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
  if (!first || !phrase || !head || phrase.determiner !== null || isPlural(head) || isDoing(tokens))
    return false;
  if (/^(?:no|not|one|more)$/u.test(first.key) || first.tag === 'ADV') return false;
  if (first.tag === 'NUM' && (isPlural(unit) || phrase.head === 1)) return false;
  return (
    !massNouns.has(head.key) && !/^\p{Lu}{2,}s?$/u.test(head.text) && !/[^t]ing$/u.test(head.key)
  );
}

/** The noun as it stands in a sentence, with the article it lacks; null where it cannot be told whether it lacks one. */
export function standing({ form, text, tokens, isBare }: Phrase): string | null {
  if (form !== 'noun') return null;
  if (!isBare) return text;
  const { key } = tokens[firstNoun(tokens)?.head ?? -1] ?? { key: '' };
  if (/(?:tion|ness|ity|ism|ance|ence|ship)$/u.test(key)) return text;
  if (isCommonWord(pluralOf(key))) return withArticle(text);
  return tokens.length === 1 ? text : null;
}

/** A noun is one of several if its plural is in use. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

export function withArticle(text: string): string {
  return `${articleFor(text)} ${text}`;
}
