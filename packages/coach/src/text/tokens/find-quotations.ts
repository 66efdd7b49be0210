import type { Stretch } from '../email.ts';
import { matchesOf } from '../words/stretch.ts';

const shapes = [
  /"[^"\n]{2,500}"/gu,
  /“[^“”\n]{2,500}”/gu,
  /(?<![\p{L}\p{N}])”(?=\p{L})[^“”\n]{2,500}”(?!\p{L})/gu,
  /„[^„“”\n]{2,500}[“”]/gu,
  /‚[^‚‘’\n]{2,500}[‘’](?!\p{L})/gu,
  /«[^«»\n]{2,500}»/gu,
  /»[^«»\n]{2,500}«/gu,
  /‹[^‹›\n]{2,500}›/gu,
];
/** An apostrophe stands before a letter, or after the "s" of several owners. */
const betweenApostrophes = [
  /(?<![\p{L}\p{N}‘’])‘(?=[\p{L}\p{N}])(?:[^‘’\n]|’(?=\p{L})|(?<=s)’(?= \p{Ll})){2,500}’(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}'])'(?=\p{L})(?!(?:tis|twas|em|cause|til|till|bout|round|n)\b)(?:[^'\n]|'(?=\p{L})|(?<=s)'(?= \p{Ll})){2,500}'(?![\p{L}\p{N}])/giu,
];
const severalWords = /\S\s+\S/u;

/** Words of somebody else between quotation marks, on one line. Between apostrophes it takes two words to be sure. */
export function findQuotations(text: string): Stretch[] {
  return [
    ...shapes.flatMap((shape) => matchesOf(text, shape)),
    ...betweenApostrophes
      .flatMap((shape) => matchesOf(text, shape))
      .filter(({ text: words }) => severalWords.test(words)),
  ];
}
