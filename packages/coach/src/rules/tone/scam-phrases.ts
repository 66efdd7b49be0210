// A handful of phrases belong to fraud, and readers know them as well as filters do. K3.
import { scamPhrases as phrases } from '../../lexicon/honesty/scam-phrases.ts';
import type { Word } from '../../document/email.ts';
import { findPhrases, phraseBook, scanWords } from '../../document/sentences.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const book = phraseBook(phrases);

export const scamPhrases: Rule = {
  id: 'scam-phrases',
  name: 'Scam phrases',
  points: 1,
  evidence: ['K3'],
  check(email) {
    const opening: Word[] = email.greeting
      ? scanWords(email.body, email.greeting.start, email.greeting.end)
      : [];
    const inSubject = findPhrases(email.subjectWords, book);
    const inBody = [opening, ...email.sentences.map((sentence) => sentence.words)].flatMap(
      (words) => findPhrases(words, book),
    );
    const first = inSubject[0] ?? inBody[0];
    if (!first) return null;
    return {
      loss: 1,
      spans: [...spansIn('subject', inSubject), ...spansIn('body', inBody)],
      reason: `“${first.phrase}” is one of the few phrases found almost only in spam.`,
      fix: 'Say it another way, or cut it.',
    };
  },
};
