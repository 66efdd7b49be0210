import { z } from 'zod';
import { body, citing, email, evidence, listed, paragraphs, scoreValue } from '../email.ts';
import { tool } from '../tool.ts';

const mostMessages = 20;
const mostDays = 365;

export const lintSequence = tool({
  name: 'lint_sequence',
  title: 'Check a sequence',
  description:
    'Judges a planned sequence of emails to one person as a plan, from 0 to 100: how many there are, how far apart, whether each adds something new, how it ends. Use it before a campaign with follow-ups starts. How well a single email is written is for score_email.',
  input: z.strictObject({
    messages: z
      .array(
        z.strictObject({
          subject: email.subject.describe(
            'Null or left out: a reply in the same thread, under the first subject.',
          ),
          body,
          gap_days: z
            .int()
            .min(0)
            .max(mostDays)
            .describe('Whole days after the email before it; 0 for the first.'),
        }),
      )
      .min(1)
      .max(mostMessages)
      .describe('The emails in the order in which they are sent.'),
  }),
  output: z.object({
    score: scoreValue,
    lines: z
      .array(
        z.object({
          rule: z.string(),
          name: z.string(),
          points: z.int().max(0).describe('100 and the points of all lines make the score.'),
          email: z
            .int()
            .nullable()
            .describe('Which email, counted from 1; null for the sequence as a whole.'),
          quote: z.string(),
          reason: z.string(),
          fix: z.string(),
          evidence,
        }),
      )
      .describe('Costliest first.'),
  }),
  run: async ({ messages }, { coach }) => {
    const planned = messages.map((one) => ({ ...one, subject: one.subject ?? null }));
    const { value, lines } = await coach.lintSequence(planned);
    return {
      score: value,
      lines: lines.map(({ rule, name, points, message, quote, reason, fix, evidence: ids }) => ({
        ...{ rule, name, points, email: message === null ? null : message + 1 },
        ...{ quote, reason, fix, evidence: [...ids] },
      })),
    };
  },
  toText: ({ score, lines }) =>
    paragraphs(
      `The plan has ${score} of 100.`,
      listed(
        'What costs points',
        lines.map(
          (line) =>
            `${line.email === null ? '' : `Email ${line.email}: `}${line.name}, ${line.points}. ${line.reason} ${line.fix}${citing(line.evidence)}`,
        ),
      ) || 'Nothing costs points.',
    ),
});
