import { lastNotePhrases } from '../../lexicon/requests/last-note-phrases.ts';
import type { Email } from '../email.ts';
import { hasPhrase, phraseBook } from '../words/phrases.ts';
import { isQuestion } from './find-asks.ts';

const book = phraseBook(lastNotePhrases);

/** A follow-up that says it is the last and asks for nothing: a goodbye, which is not there to be answered. */
export function endsTheMatter({ reading, asks, sentences }: Email): boolean {
  return (
    reading.stage === 'follow_up' &&
    asks.length === 0 &&
    !sentences.some(isQuestion) &&
    sentences.some(({ words }) => hasPhrase(words, book))
  );
}
