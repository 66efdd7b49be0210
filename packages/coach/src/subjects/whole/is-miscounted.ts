import type { Word } from '../../document/email.ts';
import { isPreposition } from '../phrases/word-class.ts';
import { numberWords } from '../../lexicon/layout/number-words.ts';
import { isPlural } from './is-plural.ts';

const many = /^(?!1$)\d[\d,]*$/u;

/** Whether what is counted is not in the plural: "9 reviews code", "31 people mention". Then the words are no one thing. */
export function isMiscounted(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  if (!first || !(many.test(first.text) || numberWords.has(first.key))) return false;
  const end = rest.findIndex((word) => isPreposition(word));
  const head = rest.at(end === -1 ? -1 : end - 1);
  return head === undefined || end === 0 || !isPlural(head);
}
