import type { Stretch, Word } from './email.ts';
import { scanWords } from './sentences.ts';
import { stretchOf } from './stretch.ts';
import { acronyms, genericWords, sentenceStarters } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';

const capital = /^\p{Lu}/u;
const mixedCase = /\p{Ll}\p{Lu}|\p{L}\p{N}/u;
const headingShare = 0.8;
const headingWords = new Set(
  'a an the and or but for of in on at to by with from as into over up your our'.split(' '),
);
/** "PRESS RELEASE:" is a label on the envelope. */
const labels = new Set('press release urgent important attention'.split(' '));
const postscript = /^(?:p\.?)+s\.?$/u;
const possessive = /['’]s$/u;

/**
 * Proper names by their capitals. Each line is one sentence or heading; at its first word a capital proves nothing,
 * so that word counts only when it is a name elsewhere, is spelt like one, or has a possessive.
 * In a line where most words have capitals they prove nothing either.
 */
export function findNames(
  text: string,
  lines: readonly (readonly Word[])[],
  known: ReadonlySet<string>,
): Stretch[] {
  const seen = new Set([...known, ...lines.flatMap((line) => namesInside(text, line))]);
  return lines.flatMap((line) => {
    const telling = !isTitleCase(line);
    return mergeNeighbours(
      text,
      line.filter((word, index) => isName(word, opens(text, line, index), telling, seen)),
    );
  });
}

/** What the word is a name of: without its possessive, in lower case. */
function nameKey(word: Word): string {
  return word.key.replace(possessive, '');
}

/** The first word, the one after "P.S.", or an ordinary one after a colon or a call: "Press release: Leading startup …". */
function opens(text: string, line: readonly Word[], index: number): boolean {
  const word = line[index];
  const before = line[index - 1];
  if (!word || !before) return true;
  if (index === 1 && postscript.test(before.key)) return true;
  return isOrdinary(nameKey(word)) && /[:!?]/u.test(text.slice(before.end, word.start));
}

function namesInside(text: string, line: readonly Word[]): string[] {
  if (isTitleCase(line)) return [];
  return line
    .filter((word, index) => !opens(text, line, index) && looksLikeName(word))
    .map(nameKey);
}

function isName(
  word: Word,
  isFirst: boolean,
  telling: boolean,
  seen: ReadonlySet<string>,
): boolean {
  if (!looksLikeName(word)) return false;
  if (seen.has(nameKey(word)) || mixedCase.test(word.text)) return true;
  if (!telling) return false;
  return !isFirst || (possessive.test(word.text) && !isOrdinary(nameKey(word)));
}

function looksLikeName(word: Word): boolean {
  const bare = nameKey(word);
  if (!capital.test(word.text) && !/^\p{Ll}{1,2}\p{Lu}/u.test(word.text)) return false;
  if (word.text.length > 1 && word.text === word.text.toUpperCase() && isOrdinary(bare))
    return false;
  return !acronyms.has(bare) && !/^i['’]/u.test(bare);
}

/** In capitals for emphasis only. */
function isOrdinary(key: string): boolean {
  return [sentenceStarters, englishFunctionWords, genericWords, labels].some((list) =>
    list.has(key),
  );
}

/** All in capitals, or a heading: every word of weight has a capital, and no verb or pronoun lacks one. */
function isTitleCase(line: readonly Word[]): boolean {
  if (line.length > 1 && line.every(({ text }) => text === text.toUpperCase())) return true;
  const hasSmall = line.some(({ key, text }) => key === text && isVerbOrPronoun(key));
  if (hasSmall || /^(?:i|we|you|they)\b/u.test(line[0]?.key ?? '')) return false;
  const weighty = line.filter(
    ({ key, text }) => /^\p{L}/u.test(text) && !englishFunctionWords.has(key),
  );
  const capitals = weighty.filter(({ text }) => capital.test(text)).length;
  return capitals >= 3 && capitals >= weighty.length * headingShare;
}

function isVerbOrPronoun(key: string): boolean {
  return englishFunctionWords.has(key) && !headingWords.has(key);
}

function mergeNeighbours(text: string, words: readonly Word[]): Stretch[] {
  const names: Stretch[] = [];
  for (const word of words) {
    const end = word.end - (possessive.exec(word.text)?.[0].length ?? 0);
    const last = names.at(-1);
    const gap = last && text.slice(last.end, word.start);
    if (last && gap === ' ') names[names.length - 1] = stretchOf(text, last.start, end);
    else names.push(stretchOf(text, word.start, end));
  }
  return names;
}

export function capitalised(text: string, part: Stretch): string[] {
  return scanWords(text, part.start, part.end)
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text))
    .map(nameKey);
}
