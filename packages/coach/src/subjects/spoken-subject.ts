import type { Email } from '../document/email.ts';
import { findReplyMark } from '../document/protected-tokens.ts';
import { months, weekdays } from '../lexicon/dates.ts';
import { acronyms } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { isCommonWord } from '../rules/learned-questions.ts';
import { tellingOf } from './topics.ts';

const day = new RegExp(`^(?:${weekdays}|${months})$`, 'u');
const shortestShouted = 4;
const longestAcronym = 4;

/** The writer's own subject as one would say it: no pretended reply, no capitals throughout, no "!!!". */
export function spokenSubject(email: Email): string {
  const subject = email.subject ?? '';
  const bare = subject.slice(findReplyMark(subject)?.end ?? 0).trim();
  const line = calmed(bare, email)
    .replace(/\p{Extended_Pictographic}/gu, '')
    .replace(/!+(?=\s+[\p{L}\p{N}$€£])/u, ':')
    .replace(/!+(?=\s+[\p{L}\p{N}$€£])/gu, ',')
    .replace(/[!?]{2,}/gu, (signs) => (signs.includes('?') ? '?' : ''))
    .replace(/[!.\s]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return opened(line);
}

/** With a capital at the start, unless the first word is a name such as "iOS". */
export function opened(text: string): string {
  if (/^\p{Ll}+(?:\p{Lu}|\p{N})/u.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const tagOrShout =
  /\{\{[^{}]*\}\}|\[[^[\]]*\]|(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]+(?![\p{L}\p{N}])/gu;

/** Words in capitals that are no names, in small letters; merge tags stay. */
export function calmed(text: string, email: Email): string {
  if (!/\p{Lu}{2}/u.test(text)) return text;
  const letters = text.replace(/\{\{[^{}]*\}\}|\[[^[\]]*\]|[^\p{L}]/gu, '');
  const isLoud = letters.length >= shortestShouted && letters === letters.toUpperCase();
  const names = spellings(email);
  return text.replace(tagOrShout, (word) => {
    if (/^[{[]/u.test(word)) return word;
    return names.get(word) ?? plainOf(word, isLoud);
  });
}

/** Words by their capitals, as the message spells them: names, and what it writes small. */
function spellings({ protectedTokens, paragraphs, words }: Email): ReadonlyMap<string, string> {
  const messageEnd = paragraphs.at(-1)?.end ?? 0;
  const small = words.filter(({ text }) => /^\p{Ll}{4,}$/u.test(text));
  return new Map([
    ...small.map(({ text }) => [text.toUpperCase(), text] as const),
    ...protectedTokens
      .filter(({ kind, field, end }) => kind === 'name' && field === 'body' && end <= messageEnd)
      .flatMap(({ text }) => text.split(/\s+/u))
      .filter((name) => /\p{Ll}/u.test(name) || !isCommonWord(name.toLowerCase()))
      .map((name) => [name.toUpperCase(), name] as const),
  ]);
}

/** "THURSDAY" → "Thursday", "OFFER" → "offer"; "HVAC" stays. */
function plainOf(word: string, isLoud: boolean): string {
  const key = word.toLowerCase();
  const isSmall = englishFunctionWords.has(key);
  if (day.test(key) && (word.length > 3 || isLoud)) return opened(key);
  if (acronyms.has(key) && !(isSmall && isLoud)) return word;
  if (!isSmall && !isLoud && word.length < longestAcronym) return word;
  const isPlain = isSmall || isCommonWord(key) || (isLoud && word.length > longestAcronym);
  return isPlain ? key : word;
}

/** How much the three most telling words of a text tell. */
export function tellingIn(text: string): number {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? [];
  return words
    .map((word) => (englishFunctionWords.has(word) || day.test(word) ? 0 : tellingOf(word)))
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, one) => sum + one, 0);
}
