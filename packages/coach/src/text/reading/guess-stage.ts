import type { Stage } from '../../draft.ts';
import { followUpPhrases } from '../../lexicon/kinds/follow-up-phrases.ts';
import type { Layout, Sentence } from '../email.ts';
import { hasPhrase, phraseBook } from '../words/phrases.ts';

const book = phraseBook(followUpPhrases);
const openingSentences = 4;

/** A follow-up quotes the earlier message or speaks of it in its first sentences. */
export function guessStage(layout: Layout, sentences: readonly Sentence[]): Stage {
  if (layout.quotedThread) return 'follow_up';
  const opening = sentences.slice(0, openingSentences);
  return opening.some((sentence) => hasPhrase(sentence.words, book)) ? 'follow_up' : 'first';
}
