// A subject that poses as an invoice or an agreed meeting gets opened once and never trusted again. L1, L6.
import { deceptiveSubjects } from '../../lexicon/honesty/deceptive-subjects.ts';
import { findPhrases, phraseBook } from '../../document/sentences.ts';
import type { Cap } from '../rule.ts';
import { spansIn } from '../spans.ts';

const book = phraseBook(deceptiveSubjects);

export const deceptiveSubject: Cap = {
  id: 'deceptive-subject',
  name: 'Deceptive subject',
  evidence: ['L1', 'L6'],
  check({ subjectWords, reading: { stage } }) {
    const found = stage === 'first' ? findPhrases(subjectWords, book) : [];
    const first = found[0];
    if (!first) return null;
    return {
      spans: spansIn('subject', found),
      reason: `“${first.phrase}” makes the reader think of business already under way. A misleading subject breaks the law in the United States and the rules of mailbox providers.`,
      fix: 'Name what the email is really about.',
    };
  },
};
