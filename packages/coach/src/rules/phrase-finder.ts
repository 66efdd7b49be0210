import type { Email, Stretch } from '../document/email.ts';
import { findPhrases, phraseBook } from '../document/sentences.ts';
import { stretchOf } from '../document/stretch.ts';

/** A finder of phrases in every sentence of the message. */
export function phraseFinder(phrases: readonly string[]): (email: Email) => Stretch[] {
  const book = phraseBook(phrases);
  return ({ body, sentences }) =>
    sentences.flatMap(({ words }) =>
      findPhrases(words, book).map(({ start, end }) => stretchOf(body, start, end)),
    );
}
