import { formatBrief, type Review } from '@replysmith/coach';
import type { Composed, Outcome, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { briefPrompt } from '../prompts/brief-prompt.ts';
import { addIdeas } from './add-ideas.ts';
import { byCoach, isByModel } from './authored.ts';
import { emailTask } from './email-task.ts';
import { withCoachBehind } from './with-coach-behind.ts';

/** Has a model write anew what the coach composed from a brief. Nothing was there before: what is written is all there is. */
export async function writeComposed(
  coach: Coach,
  desk: ModelDesk,
  composed: Composed,
  writing: Writing,
): Promise<Outcome<Review>> {
  const { brief, draft, score } = composed;
  const own = () => coach.reviewComposed(composed);
  if (score.band === 'unjudged') return byCoach(await own());
  const task = emailTask(coach, {
    draft,
    manner: 'full',
    prompt: briefPrompt(composed, writing),
    known: [...writing.known, formatBrief(brief)],
    byCoach: own,
  });
  const outcome = await withCoachBehind(desk, task, writing);
  if (!isByModel(outcome)) return outcome;
  const { subject, body, after } = outcome.result;
  const written = { ...outcome, result: { ...outcome.result, before: after, edits: [] } };
  return addIdeas(coach, desk, { ...draft, subject, body }, written, writing);
}
