import type { Email, Stretch } from '../text/email.ts';
import { findPhrases, phraseBook } from '../text/words/phrases.ts';
import { stretchOf } from '../text/words/stretch.ts';

/** A finder of phrases in every sentence of the message. */
export function phraseFinder(phrases: readonly string[]): (email: Email) => Stretch[] {
  const book = phraseBook(phrases);
  return ({ body, sentences }) =>
    sentences.flatMap(({ words }) =>
      findPhrases(words, book).map(({ start, end }) => stretchOf(body, start, end)),
    );
}
