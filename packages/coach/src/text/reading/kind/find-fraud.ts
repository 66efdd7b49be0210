import type { Field, Span } from '../../../draft.ts';
import { frauds } from '../../../lexicon/honesty/frauds.ts';
import type { Stretch, Word } from '../../email.ts';
import { findQuotations } from '../../tokens/find-quotations.ts';
import { findPhrases, phraseBook } from '../../words/phrases.ts';
import { overlaps, stretchOf } from '../../words/stretch.ts';

export type FoundFraud = {
  /** "an advance-fee letter" */
  readonly name: string;
  /** The words that give it away, one phrase for each sign, in reading order. */
  readonly phrases: readonly Span[];
};

/** Words that stand together, and what they stand in. */
export type Passage = Pick<Stretch, 'start' | 'text'> & {
  readonly field: Field;
  readonly words: readonly Word[];
};

type Sign = { readonly fraud: number; readonly sign: number };
type PatternSign = Sign & { readonly pattern: RegExp; readonly unless: RegExp | undefined };

/** Which signs a phrase belongs to, so that one search over the words finds them all. */
const signsOf = new Map<string, Sign[]>();
const patterns: PatternSign[] = [];
frauds.forEach(({ signs }, fraud) => {
  signs.forEach(({ phrases, pattern, unless }, sign) => {
    if (pattern) patterns.push({ fraud, sign, pattern, unless });
    for (const phrase of phrases) {
      const key = phrase.replaceAll('-', ' ');
      signsOf.set(key, [...(signsOf.get(key) ?? []), { fraud, sign }]);
    }
  });
});
const book = phraseBook([...signsOf.keys()]);

/** The first kind of fraud that the passages show enough signs of. */
export function findFraud(passages: readonly Passage[]): FoundFraud | null {
  const found = frauds.map(() => new Map<number, Span>());
  const note = ({ fraud, sign }: Sign, span: Span) => {
    const signs = found[fraud];
    if (signs && !signs.has(sign)) signs.set(sign, span);
  };
  for (const { field, start: from, text, words } of passages) {
    for (const { phrase, start, end } of findPhrases(words, book)) {
      for (const sign of signsOf.get(phrase) ?? []) note(sign, { field, start, end });
    }
    for (const sign of patterns) {
      const match = matchOf(sign, text);
      if (match) note(sign, { field, start: from + match.start, end: from + match.end });
    }
  }
  const at = frauds.findIndex(({ signs, enough }, fraud) => {
    const shown = [...(found[fraud]?.keys() ?? [])];
    return shown.reduce((sum, sign) => sum + (signs[sign]?.weight ?? 0), 0) >= enough;
  });
  const name = frauds[at]?.name;
  return name === undefined ? null : { name, phrases: [...(found[at]?.values() ?? [])] };
}

function matchOf({ pattern, unless }: PatternSign, text: string): Stretch | null {
  const match = pattern.exec(text);
  if (!match || unless?.test(text)) return null;
  const found = stretchOf(text, match.index, match.index + match[0].length);
  return findQuotations(text).some((quotation) => overlaps(quotation, found)) ? null : found;
}
