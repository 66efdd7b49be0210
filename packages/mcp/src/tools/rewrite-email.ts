import type { Review } from '@replysmith/coach';
import { manners, textLengths, tones } from '@replysmith/coach/light';
import { z } from 'zod';
import {
  circumstances,
  draftOf,
  email,
  listed,
  paragraphs,
  scoreValue,
  verdictFor,
} from '../email.ts';
import { tool } from '../tool.ts';

const Change = z.object({
  before: z.string().describe('The words as they were; empty where something was put in.'),
  after: z.string().describe('What stands there now; empty where the words left.'),
});

const ask =
  'Ask the writer these questions and put the answers into the email in their own words, then score it. Do not answer them yourself: what is made up costs trust. Leave out what they do not know.';

export const rewriteEmail = tool({
  name: 'rewrite_email',
  title: 'Rewrite an email',
  description:
    'Improves a cold email by small certain changes, each with its reason: needless sentences leave, grand words become plain, slips are mended. Names, figures, links and merge tags stay, nothing is invented, and the score never falls. Also gives offers, which are changes for the writer to decide on, and questions that only the writer can answer: pass them on, never answer them yourself.',
  input: z.strictObject({
    ...email,
    ...circumstances,
    manner: z
      .enum(manners)
      .optional()
      .describe('light: words and phrases change, no sentence leaves. Default: full.'),
    tone: z.enum(tones).optional().describe('Leaned towards where that costs no point.'),
    length: z.enum(textLengths).optional().describe('Leaned towards where that costs no point.'),
  }),
  output: z.object({
    subject: z.string().nullable(),
    body: z.string(),
    score_before: scoreValue,
    score_after: scoreValue,
    verdict: z.string(),
    changes: z
      .array(Change.extend({ field: z.enum(['subject', 'body']), reason: z.string() }))
      .describe('What was changed already.'),
    offers: z
      .array(
        z.object({
          reason: z.string(),
          gain: z.int().describe('The points it wins by itself; it may cost one.'),
          changes: z.array(Change),
        }),
      )
      .describe('What was not changed: make these only where the writer agrees.'),
    questions: z
      .array(
        z.object({
          question: z.string(),
          example: z
            .string()
            .describe('How such an answer reads in another email. Not to be used as it is.'),
          wins: scoreValue.describe('The points that a full answer may win.'),
        }),
      )
      .describe('What only the writer knows.'),
    strengths: z.array(z.string()).describe('What works, of an email that is good.'),
    next_step: z.string(),
  }),
  run: async ({ manner, tone, length, ...given }, { coach }) => {
    const { subject, body, before, after, edits, offers, questions, strengths } =
      await coach.review(draftOf(given), { manner, tone, length });
    const { score: score_after, verdict } = verdictFor(after);
    return {
      ...{ subject, body, score_before: before.value, score_after, verdict },
      changes: edits.map((edit) => ({
        ...{ before: edit.before, after: edit.after, field: edit.field, reason: edit.reason },
      })),
      offers: offers.map((offer) => ({
        ...{ reason: offer.reason, gain: offer.gain },
        changes: offer.edits.map((edit) => ({ before: edit.before, after: edit.after })),
      })),
      questions: questions.map(({ question, example, wins }) => ({ question, example, wins })),
      strengths: [...strengths],
      next_step: nextStep({ questions, offers, edits }),
    };
  },
  toText: (found) =>
    paragraphs(
      found.subject === null ? found.body : `Subject: ${found.subject}\n\n${found.body}`,
      `—\n${found.score_before === found.score_after ? `It stays at ${found.score_after}` : `It goes from ${found.score_before} to ${found.score_after}`} of 100: ${found.verdict}.`,
      listed('What works', found.strengths),
      listed(
        'Changed',
        found.changes.map((one) => `${inWords(one)}: ${one.reason}`),
      ),
      listed(
        'For the writer to decide',
        found.offers.map(
          ({ changes, gain, reason }) =>
            `${changes.map(inWords).join('; ')} (${gain < 0 ? '' : '+'}${gain}): ${reason}`,
        ),
      ),
      listed(
        'Only the writer knows',
        found.questions.map(
          ({ question, example, wins }) =>
            `${question} (up to +${wins}) In another email: ${example}`,
        ),
      ),
      found.next_step,
    ),
});

function nextStep(found: Pick<Review, 'questions' | 'offers' | 'edits'>): string {
  if (found.questions.length > 0) return ask;
  if (found.offers.length > 0) return 'Show the writer the offers, and make those they agree to.';
  return found.edits.length > 0
    ? 'There is nothing to ask. Show the writer what was changed.'
    : 'Nothing is certain enough to change here, and there is nothing to ask.';
}

function inWords({ before, after }: z.infer<typeof Change>): string {
  if (after.trim() === '') return `“${before.trim()}” left`;
  return before.trim() === ''
    ? `“${after.trim()}” was put in`
    : `“${before.trim()}” became “${after.trim()}”`;
}
