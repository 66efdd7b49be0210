import { meantBy } from './asked-terms.ts';
import { stem } from './stem.ts';
import { isStopWord, wordsIn } from './terms-of.ts';
import { isColourless, weightOf, type Vocabulary } from './vocabulary.ts';

/** The words of a question, each by what it stands for, with how much it tells. */
export type Phrase = ReadonlyMap<string, number>;

const stopWordWeight = 0.3;
const colourlessShare = 0.5;
const longest = 300;

/** "my email" and "this mail" are what "it" is. */
const theEmail =
  /\b(?:my|our|the|this|that) (?:whole |entire |cold |first |sales )?(?:e-?mail|mail|message|draft|text|pitch)\b(?! (?:address|list|client|program|server))|\b(?:this|that) one\b|\b(?:this|that)\b/giu;

export function phraseOf(question: string, vocabulary: Vocabulary): Phrase {
  const plain = question.slice(0, longest).replace(theEmail, 'it');
  return new Map(
    wordsIn(plain).map((word): [string, number] => {
      if (isStopWord(word)) return [word, stopWordWeight];
      const held = meantBy(word, vocabulary);
      const weight = weightOf(held, vocabulary);
      return [held, isColourless(stem(word)) ? weight * colourlessShare : weight];
    }),
  );
}

/** How far two phrases say the same, from 0 to 1. */
export function likeness(one: Phrase, other: Phrase): number {
  let both = 0;
  for (const [word, weight] of one) both += 2 * Math.min(weight, other.get(word) ?? 0);
  const whole = sumOf(one) + sumOf(other);
  return whole === 0 ? 0 : both / whole;
}

function sumOf(phrase: Phrase): number {
  let sum = 0;
  for (const weight of phrase.values()) sum += weight;
  return sum;
}
