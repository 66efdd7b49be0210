import { asksForFact, findBlanks } from '../blanks.ts';
import type { Email, ProtectedToken } from './email.ts';

/** The open blanks that ask for a fact, in reading order. */
export function openFacts({ protectedTokens }: Email): ProtectedToken[] {
  return protectedTokens.filter(
    ({ kind, text }) =>
      kind === 'blank' && findBlanks(text).some(({ label }) => asksForFact(label)),
  );
}

/** A figure, or a word; of “41p” each. */
const wordShape = /\p{N}(?:[\p{N}.,]*\p{N})?|\p{L}(?:[\p{L}'&-]*\p{L})?/gu;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(wordShape) ?? [];
  return words.map((word) => word.replace(/'s$/u, ''));
}

/**
 * The figures, names and links of a message that none of the earlier texts holds. They are compared as whole
 * words: "140" does not say "40".
 */
export function newsBeyond(tokens: readonly string[], earlier: readonly string[]): string[] {
  const known = new Set(earlier.flatMap(wordsOf));
  return tokens.filter((token) => {
    const words = wordsOf(token);
    return words.length > 0 && !words.every((word) => known.has(word));
  });
}
