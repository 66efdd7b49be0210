import type { Stretch, Word } from './email.ts';
import { remembering } from './memo.ts';
import { overlaps } from './stretch.ts';
import { languagesOfWord, tellingEnglishWords } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';
import { detectAll } from 'tinyld/light';

const code = /[@/{}<>[\]*%_\d]|\.\p{L}/u;
const letter = /\p{L}/gu;
const strangeLetter = /(?!\p{Script=Latin})\p{L}/gu;
const ukrainian = /[іїєґ]/iu;
const mostWords = 200;
const mostCharacters = 400;
const longestWord = 100;
const fewestLetters = 50;
const fewestWords = 4;
const fewestStrangeLetters = 6;
const strangeShare = 0.4;
const fewestForeignWords = 3;
/** English made of names and jargon stays well below it. */
const clearGuess = 0.1;
const aheadOfEnglish = 4;

/**
 * The language of the message, ISO 639-1; "und" when there is too little to tell. Names, jargon, a foreign phrase or a
 * quotation leave it English: an English email taken for a foreign one would get no help at all.
 */
export function detectLanguage(words: readonly Word[], quotations: readonly Stretch[]): string {
  const own = distinct(words.slice(0, mostWords)).filter(
    (word) => !code.test(word.text) && !quotations.some((one) => overlaps(one, word)),
  );
  const text = own.map((word) => word.text.slice(0, longestWord)).join(' ');
  const letters = text.match(letter)?.length ?? 0;
  const strange = text.match(strangeLetter) ?? [];
  if (new Set(strange).size >= fewestStrangeLetters && strange.length > letters * strangeShare)
    return nameScript(text);
  const english = own.filter(({ key }) => tellingEnglishWords.has(key)).length;
  const [language, foreign] = commonestForeign(own);
  if (english > 0 && foreign <= english * 2) return 'en';
  if (foreign >= fewestForeignWords) return language;
  if (letters < fewestLetters || own.length < fewestWords) return 'und';
  const isMixed = foreign === 0 && own.some(({ key }) => englishFunctionWords.has(key));
  return english > 0 || isMixed ? 'en' : guess(text.slice(0, mostCharacters));
}

/** Repeating a word adds no evidence. */
function distinct(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.key, word])).values()];
}

function nameScript(text: string): string {
  const language = detectAll(text.slice(0, mostCharacters))[0]?.lang ?? 'und';
  return language === 'ru' && ukrainian.test(text) ? 'uk' : language;
}

/** The language that most of the small words belong to, and how many do. */
function commonestForeign(words: readonly Word[]): [string, number] {
  const counts = new Map<string, number>();
  for (const { key } of words) {
    for (const language of languagesOfWord.get(key) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['und', 0]);
}

/** For texts without function words. Cached, since a rewrite reads the same text many times. */
const guess = remembering(100, (sample) => {
  const ranked = detectAll(sample);
  const english = ranked.find(({ lang }) => lang === 'en')?.accuracy ?? 0;
  const best = ranked[0];
  const isClear =
    best !== undefined && best.accuracy >= clearGuess && best.accuracy > english * aheadOfEnglish;
  return isClear ? best.lang : 'en';
});
