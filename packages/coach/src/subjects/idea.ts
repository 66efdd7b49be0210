import type { Sentence, Word } from '../document/email.ts';
import { jargon } from '../lexicon/wording/jargon.ts';
import { irregularPlurals } from '../lexicon/words/irregular-plurals.ts';

/** A subject as it was thought of, before it is weighed. */
export type PlainIdea = { readonly subject: string; readonly reason: string };

/** A thing the email names, with what says which one: "the checkout on Fernhill’s website". */
export type Phrase = {
  /** "the", "your", "four", or null. */
  readonly opener: Word | null;
  /** Without the opener. */
  readonly words: readonly Word[];
  /** The noun it is about: "checkout". */
  readonly head: Word;
  readonly sentence: Sentence;
};

export type WeighedIdea = PlainIdea & { readonly weight: number };

export const common: ReadonlySet<string> = new Set(jargon);

export const vagueAdjectives: ReadonlySet<string> = new Set(
  'similar single certain entire main various current early late potential possible future mutual awesome amazing incredible new second third first last same other few many next right whole own big small good great better best free full quick short regular common'.split(
    ' ',
  ),
);

export function isPlural({ key }: Pick<Word, 'key'>): boolean {
  return irregularPlurals.has(key) || /[^su'’i]s$/u.test(key);
}
