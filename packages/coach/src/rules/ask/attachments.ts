// A file from a stranger has to be opened before it can be answered, and such mail is put off. K10.
import type { Profile } from '../../draft.ts';
import { attachmentPhrases } from '../../lexicon/requests/attachment-words.ts';
import { phraseFinder } from '../phrase-finder.ts';
import type { Rule } from '../rule.ts';
import { spansIn } from '../spans.ts';

const find = phraseFinder(attachmentPhrases);
/** Who gets a CV or a deck asked for it. */
const expects: ReadonlySet<Profile> = new Set<Profile>(['job_search', 'fundraising']);

export const attachments: Rule = {
  id: 'attachments',
  name: 'Attachment',
  points: 1,
  evidence: ['K10'],
  check(email) {
    if (expects.has(email.reading.profile)) return null;
    const found = find(email);
    if (found.length === 0) return null;
    return {
      loss: 1,
      spans: spansIn('body', found),
      reason: 'There is a file to open first, and emails with files to open are put off.',
      fix: 'Say what is in it in one sentence and offer to send it.',
    };
  },
};
