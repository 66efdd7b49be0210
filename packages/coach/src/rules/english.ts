import { learnedRule } from './learned-rule.ts';
import { nameOf } from './names.ts';

// What has to be deciphered is put off, and the writer is thought less of. G5.
export const english = learnedRule({
  id: 'english',
  name: nameOf.english,
  evidence: ['G5'],
  levels: [
    {
      reason: 'A few slips and phrases that are not quite English.',
      fix: 'Read it aloud once, and fix what stops you.',
    },
    {
      reason: 'The language is hard going, and the reader wonders how the work would be.',
      fix: 'Use short sentences, and have somebody read it once.',
    },
    {
      reason: 'A reader who has to guess at the words gives up.',
      fix: 'Write it as you would say it.',
    },
  ],
});
