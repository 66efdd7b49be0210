import { irregularPlurals } from '../../lexicon/words/irregular-plurals.ts';
import type { Word } from '../../document/email.ts';

export function isPlural({ key }: Pick<Word, 'key'>): boolean {
  return irregularPlurals.has(key) || /[^su'’i]s$/u.test(key);
}
