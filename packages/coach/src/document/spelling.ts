import data from '../../data/words/slips.json' with { type: 'json' };
import type { Email, Sentence, Stretch } from './email.ts';
import { findPhrases, phraseBook } from './sentences.ts';
import { overlaps, stretchOf, withoutOverlaps } from './stretch.ts';
import { oftenTyped } from '../lexicon/english.ts';

/** Slips that are never meant, each with what was: no names, no spellings that differ between countries. */
const misspellings = new Map(Object.entries(data.misspellings));
/** Pairs of words that only a slip puts together. */
const misspeltPhrases = new Map(Object.entries(data.misspeltPhrases));
/** Small words that nobody writes twice in a row on purpose. */
const neverDoubled = new Set(data.neverDoubled);

/** Every word that is an often typed one with two neighbouring letters swapped, and the one that was meant. */
const swappedLetters: ReadonlyMap<string, string> = new Map(
  oftenTyped
    .flatMap((word) => swapsOf(word).map((slip) => [slip, word] as const))
    .filter(([slip]) => !oftenTyped.includes(slip)),
);

function swapsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).filter((slip) => slip !== word);
}

/** A slip of the keys and what was meant. */
type Slip = Stretch & { readonly correction: string };

const phrases = phraseBook([...misspeltPhrases.keys()]);
/** "We would of course cover it" */
const ofCourse = /^\s+course\b/iu;
const noSpace = /(?<!\p{L})\p{L}{2,40}([.!?,])(\p{Lu}?)\p{Ll}{2,40}/gu;

/** Slips that are certain: misspelt words, doubled small words, no space after a full stop, "i" for "I". */
export function findSlips({ body, sentences, protectedTokens }: Email): Slip[] {
  const protectedInBody = protectedTokens.filter(
    ({ field, kind }) => field === 'body' && kind !== 'number',
  );
  const slips = sentences.flatMap((sentence) => [
    ...misspelt(body, sentence),
    ...doubled(body, sentence),
    ...unspaced(body, sentence),
  ]);
  const own = withoutOverlaps(slips).filter(
    (slip) => !protectedInBody.some((token) => overlaps(slip, token) && !isDay(slip)),
  );
  return withoutOverlaps([...own, ...smallI(body, sentences)]);
}

/** "Thrusday" has the capital of a name. */
function isDay({ correction }: Slip): boolean {
  return /day$/iu.test(correction);
}

/** The word that a misspelt one, in lower case, was meant to be, where that is certain. */
export function meantBy(word: string): string | undefined {
  return misspellings.get(word) ?? swappedLetters.get(word);
}

function misspelt(body: string, { words }: Sentence): Slip[] {
  const single = words.flatMap((word) => {
    const correction = meantBy(word.key);
    return correction === undefined ? [] : [slipOf(body, word.start, word.end, correction)];
  });
  const paired = findPhrases(words, phrases)
    .filter(({ end }) => !ofCourse.test(body.slice(end, end + 12)))
    .map(({ start, end, phrase }) =>
      slipOf(body, start, end, misspeltPhrases.get(phrase) ?? phrase),
    );
  return [...single, ...paired];
}

function doubled(body: string, { words }: Sentence): Slip[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const isDouble = before?.key === word.key && neverDoubled.has(word.key);
    if (!isDouble || /\S/u.test(body.slice(before.end, word.start))) return [];
    return [slipOf(body, before.start, word.end, before.text)];
  });
}

/** "Leeds.We bake" and "bread,rolls"; a file or a host has no capital after its dot. */
function unspaced(body: string, sentence: Sentence): Slip[] {
  return Array.from(sentence.text.matchAll(noSpace)).flatMap((match) => {
    const [, sign = '', capital = ''] = match;
    if (sign !== ',' && capital === '') return [];
    const start = sentence.start + match.index;
    const text = match[0];
    return [slipOf(body, start, start + text.length, text.replace(sign, `${sign} `))];
  });
}

/** Counts once: someone who writes "i" does so throughout. */
function smallI(body: string, sentences: readonly Sentence[]): Slip[] {
  const found = sentences.flatMap(({ words }) => words).find((word) => isSmallI(body, word));
  return found ? [slipOf(body, found.start, found.end, 'I')] : [];
}

/** An "i" that means the writer, and not "(i)", "i.e." or "i/o". */
export function isSmallI(body: string, { text, start, end }: Stretch): boolean {
  return text === 'i' && !/[.)/-]/u.test(`${body[start - 1] ?? ''}${body[end] ?? ''}`);
}

function slipOf(body: string, start: number, end: number, correction: string): Slip {
  const slip = stretchOf(body, start, end);
  const isCapital = /^\p{Lu}/u.test(slip.text);
  return {
    ...slip,
    correction: isCapital ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction,
  };
}
