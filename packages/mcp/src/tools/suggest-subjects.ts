import { z } from 'zod';
import { circumstances, draftOf, email, listed, paragraphs, scoreValue } from '../email.ts';
import { tool } from '../tool.ts';

export const suggestSubjects = tool({
  name: 'suggest_subjects',
  title: 'Suggest subject lines',
  description:
    'Gives up to five subject lines of two to six words for an email, made of its own words, best first, each with the score the whole email would have. Use it when an email has no subject, or one that is long, vague or loud. None is suggested for a text that is no English email.',
  input: z.strictObject({ ...email, ...circumstances }),
  output: z.object({
    score_now: scoreValue.describe('With the subject the email has.'),
    subjects: z.array(
      z.object({
        subject: z.string(),
        words: z.int(),
        score: scoreValue.describe('Of the whole email with this subject.'),
        reason: z.string(),
      }),
    ),
  }),
  run: async (given, { coach }) => {
    const draft = draftOf(given);
    const [{ value }, ideas] = await Promise.all([
      coach.score(draft),
      coach.suggestSubjects(draft),
    ]);
    const subjects = ideas.map(({ subject, words, score, reason }) => ({
      ...{ subject, words, score, reason },
    }));
    return { score_now: value, subjects };
  },
  toText: ({ score_now, subjects }) =>
    paragraphs(
      `The email has ${score_now} of 100 with the subject it has.`,
      listed(
        'Subjects',
        subjects.map(({ subject, score, reason }) => `${subject} (${score}): ${reason}`),
      ) || 'There is none to suggest: the text is no English email, or says too little.',
    ),
});
