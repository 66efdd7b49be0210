import { type Token } from '../document/language.ts';
import { splitSentences } from '../document/sentences.ts';
import { stretchOf } from '../document/stretch.ts';
import { acronyms, irregularPlurals, knownNames } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';

/** A blank that only the writer can fill. */
export function blank(label: string): string {
  return `[fill in: ${label}]`;
}

export function countWords(text: string): number {
  return text.replace(/\[fill in: [^\]]*\]/gu, '').match(/[^\s.]\S*/gu)?.length ?? 0;
}

/** A text normalized for comparison: no case, punctuation or extra space. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Texts without empty ones and those that say the same again. */
export function once(texts: readonly string[]): string[] {
  const seen = new Set(['']);
  return texts.filter((text) => !seen.has(bare(text)) && seen.add(bare(text)));
}

const loud = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;

/** Words in capitals in normal case; other texts unchanged. */
function calm(line: string): string {
  if (!loud.test(line) || !line.includes(' ')) return line;
  return line.replace(/\S+/gu, (word) => {
    const key = word.toLowerCase().replace(/[^\p{L}&]+$/u, '');
    const isAcronym = acronyms.has(key) && !englishFunctionWords.has(key);
    if (isAcronym || /[\d@/]/u.test(word)) return word;
    return knownNames.has(key) ? opening(word.toLowerCase()) : word.toLowerCase();
  });
}

const pictures =
  /\s*(?![©®™])\p{Extended_Pictographic}[\p{Extended_Pictographic}\u{fe0f}\u{200d}]*/gu;
const marker = /^(?:[-*•–—>#]+|\d{1,2}[.)])\s+/u;

function lineOf(text: string): string {
  return calm(text.replace(pictures, '').replace(/\s+/gu, ' ').trim().replace(marker, ''));
}

/** One line without a bullet, pictures, shouting and what closes a sentence. */
export function tidy(text: string): string {
  return lineOf(text)
    .replace(/[\s.!?;:,…]+$/u, '')
    .trim();
}

const inverted =
  /^(?:(?:what|when|where|how|which|who)(?:\s\p{L}+){0,2}?\s)?(?:can|could|may|shall|should|would|will|do|does|did|are|is|am|have|has)\s(?:i|we|you|they|it|this|that|there)\s/iu;

/** The sentences of a text, with the mark that a question was written without: "can I call you". */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .flatMap((line) => splitSentences(line, stretchOf(line, 0, line.length), []))
    .map((sentence) => lineOf(sentence.text))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => (inverted.test(sentence) ? `${tidy(sentence)}?` : sentence));
}

/** Whether a sentence is a question, by its mark or by the semicolon that is one in Greek. */
export function isAsked(sentence: string): boolean {
  return /(?:\p{L}[^?]*\?|\p{Script=Greek}[;\u037e])["”»’)]*\s*$/u.test(sentence);
}

/** A sentence with a capital and its stop; a link keeps none, so that it still works. */
export function closed(text: string): string {
  if (isAsked(text)) return opening(text.trim());
  const whole = opening(text.replace(/[\s,;:]+$/u, ''));
  if (/(?:https?:\/\/|www\.)\S+$/iu.test(whole)) return whole;
  return /[.!?…]["'”’)\]]*$/u.test(whole) ? whole.replace(/!+(?=["'”’)\]]*$)/u, '.') : `${whole}.`;
}

/** With its first letter large, if it starts with one: "4 am shifts" stays. */
export function opening(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The text as it goes on in the middle of a sentence: its first letter small, unless it opens a name. */
export function inSentence(text: string): string {
  const [first = ''] = /^[\p{L}\p{N}'’&./-]+/u.exec(text) ?? [];
  const isName =
    !/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ||
    /^I(?:['’]|$)/u.test(first) ||
    knownNames.has(first.toLowerCase().replace(/['’]s$/u, '')) ||
    /^ \p{Lu}\p{Ll}/u.test(text.slice(first.length));
  return isName && first !== 'A' ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

export function isPlural(token: Token | undefined): boolean {
  if (token?.tag !== 'NOUN' && token?.tag !== 'PROPN') return false;
  return irregularPlurals.has(token.key) || /[^s]s$/u.test(token.key);
}

/** Whether somebody or something is named whom "they" could mean. */
export function namesOthers(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => isPlural(token) || (token.tag === 'PROPN' && at > 0));
}

/** Whether "they" of a text is the reader: nobody who it could be was named before. */
export function speaksOfReader(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ key }) => /^(?:they|them|theirs?|themselves)$/u.test(key));
  return at !== -1 && !namesOthers(tokens.slice(0, at));
}

/** What the writer says of "them" as it is said to the reader. */
export function toReader(text: string): string {
  return text
    .replace(/\bthemselves\b/giu, 'yourselves')
    .replace(/\btheir(s?)\b/giu, 'your$1')
    .replace(/\b(?:they|them)\b/giu, 'you');
}
