import { formatDraft, type Draft, type Review, type Score } from '@replysmith/coach';
import { z } from 'zod';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { rewritePrompt } from '../prompts/rewrite-prompt.ts';
import { byCoach, type Authored } from './authored.ts';
import { NotGood, withCoachBehind } from './with-coach-behind.ts';
import type { Writing } from './writing.ts';

const Rewritten = z.object({ subject: z.string().nullable(), body: z.string() });

/** Rewrites an email; what is no email to judge is the coach's business alone. */
export async function writeRewrite(
  coach: Coach,
  desk: ModelDesk,
  draft: Draft,
  score: Score,
  writing: Writing,
): Promise<Authored<Review>> {
  if (score.band === 'unjudged') return byCoach(await coach.review(draft));
  const { known } = writing;
  return withCoachBehind(
    desk,
    {
      call: {
        useCase: 'rewrite',
        ...rewritePrompt(draft, score, writing),
        schema: Rewritten,
        show: ({ subject, body }) =>
          body === undefined ? '' : formatDraft({ subject: subject ?? null, body }),
      },
      accept: async (written) => {
        const adopted = await coach.adopt(draft, written, known);
        if (adopted.verdict === 'unusable' || adopted.verdict === 'worse') {
          return new NotGood(adopted.verdict);
        }
        return adopted;
      },
      byCoach: () => coach.review(draft),
    },
    writing,
  );
}
