import { formatDraft, parseDraft, type Draft, type Review, type Score } from '@replysmith/coach';
import { z } from 'zod';
import type { Outcome, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { rewritePrompt } from '../prompts/rewrite-prompt.ts';
import { addIdeas } from './add-ideas.ts';
import { byCoach } from './authored.ts';
import { CoachInstead, withCoachBehind } from './with-coach-behind.ts';

const Rewritten = z.object({ subject: z.string().nullable(), body: z.string() });

/** No email is longer; a model would only be paid to copy it. */
const longestEmail = 20_000;

/** Rewrites an email; what is no email to judge is the coach's business alone. */
export async function writeRewrite(
  coach: Coach,
  desk: ModelDesk,
  draft: Draft,
  score: Score,
  writing: Writing,
): Promise<Outcome<Review>> {
  const { known } = writing;
  if (score.band === 'unjudged' || draft.body.length > longestEmail) {
    return byCoach(await coach.review(draft));
  }
  const outcome = await withCoachBehind<z.infer<typeof Rewritten>, Review>(
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
        const adopted = await coach.adoptReview(draft, written, known);
        const { verdict } = adopted;
        return verdict === 'unusable' || verdict === 'worse' ? new CoachInstead(verdict) : adopted;
      },
      keep: async (shown) => {
        const part = parseDraft(shown);
        const sources = [draft.subject ?? '', draft.body, ...known];
        const vet = async (text: string) => (await coach.vetText(text, sources)).text;
        const [subject, body] = await Promise.all([vet(part.subject ?? ''), vet(part.body)]);
        return formatDraft({ subject: subject || null, body });
      },
      byCoach: () => coach.review(draft),
    },
    writing,
  );
  const isModels = outcome.outcome === 'written' && outcome.engine === 'model';
  return isModels ? addIdeas(coach, desk, draft, outcome, writing) : outcome;
}
