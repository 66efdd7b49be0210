import type { Email, Sentence } from '../../document/email.ts';
import { type PhraseBook, type PhraseHit, findPhrases } from '../../document/sentences.ts';
import { touchesName } from './touches-name.ts';

export type SentenceHit = PhraseHit & { readonly sentence: Sentence };

const interrupted = /[.,;:!?()[\]{}"“”]/u;

/** The listed phrases in the message proper, where no punctuation comes between their words and none is a name. */
export function findInSentences(email: Email, book: PhraseBook): SentenceHit[] {
  return email.sentences.flatMap((sentence) =>
    findPhrases(sentence.words, book)
      .filter(({ start, end }) => !interrupted.test(email.body.slice(start, end)))
      .filter((hit) => !touchesName(email, hit))
      .map((hit) => ({ ...hit, sentence })),
  );
}
