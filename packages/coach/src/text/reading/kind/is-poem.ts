import type { Stretch } from '../../email.ts';
import { countSyllables } from '../../words/syllables.ts';
import { scanWords } from '../../words/scan-words.ts';

const fewestLines = 4;
const fewestUnrhymed = 8;
/** Mail that is wrapped by hand breaks later. */
const longestLine = 55;
const openShare = 0.5;
const freeShare = 0.7;
const rhymeShare = 0.4;
const haiku = [5, 7, 5];
const ofBusiness = /[\d@$€£%{}]|https?:|www\./u;
const lastWord = /(\p{L}+)[^\p{L}]*$/u;
/** From the last vowel that is heard: "ight", "ime". */
const lastSound = /[aeiouy]{1,2}[^aeiouy]{0,5}e?$/u;
const spelledAlike = /^(?:ue|ew|ou|oo)$/u;
const sentenceEnd = /[.!…]["'”’)]*$/u;

/** Short lines that break in mid-sentence, and rhyme or go on for long; or a haiku. */
export function isPoem(lines: readonly Stretch[]): boolean {
  const verses = lines.map(({ text }) => text.trim());
  if (verses.some((verse) => verse.length > longestLine || ofBusiness.test(verse))) return false;
  if (verses.length === haiku.length)
    return verses.every((verse, at) => syllablesIn(verse) === haiku[at]);
  const open = verses.slice(0, -1).filter((verse) => !sentenceEnd.test(verse)).length;
  if (verses.length < fewestLines || open < (verses.length - 1) * openShare) return false;
  if (rhymesIn(verses) >= verses.length * rhymeShare) return true;
  const isLong = verses.length >= fewestUnrhymed && !verses.some((verse) => verse.includes('?'));
  return isLong && (open >= verses.length * freeShare || opensInCapitals(verses));
}

function opensInCapitals(verses: readonly string[]): boolean {
  const capitals = verses.filter((verse) => /^["'“‘]?\p{Lu}/u.test(verse));
  return capitals.length >= verses.length * freeShare;
}

function syllablesIn(verse: string): number {
  return scanWords(verse, 0, verse.length).reduce((sum, { key }) => sum + countSyllables(key), 0);
}

/** How many verses end like one of the two before or after them. */
function rhymesIn(verses: readonly string[]): number {
  const ends = verses.map((verse) => lastWord.exec(verse.toLowerCase())?.[1] ?? '');
  return ends.filter((end, at) =>
    [at - 2, at - 1, at + 1, at + 2].some((other) => rhyme(end, ends[other] ?? '')),
  ).length;
}

function rhyme(one: string, other: string): boolean {
  const sound = soundOf(one);
  return one !== other && sound.length > 1 && sound === soundOf(other);
}

function soundOf(word: string): string {
  return (lastSound.exec(word)?.[0] ?? '').replace(spelledAlike, 'oo');
}
