import { englishFunctionWords } from '../../../lexicon/words/function-words.ts';
import { stemOf } from '../../units/stem-of.ts';

const root = 5;

export function isContent(word: string): boolean {
  return word.length > 2 && !/\p{N}/u.test(word) && !englishFunctionWords.has(word);
}

/** "maintenance" and "maintains" are of one kin: they have a key in common. */
export function kinKeys(word: string): string[] {
  return [stemOf(word), word.slice(0, root)];
}

/** How much of what a sentence names has kin among these keys, from 0 to 1. */
export function keptShare(own: readonly string[], kin: ReadonlySet<string>): number {
  const named = own.filter(isContent);
  const kept = named.filter((word) => kinKeys(word).some((key) => kin.has(key)));
  return named.length === 0 ? 1 : kept.length / named.length;
}
