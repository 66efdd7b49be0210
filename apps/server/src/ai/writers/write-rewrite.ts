import type { Review } from '@replysmith/coach';
import type { Outcome, ToRewrite, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { rewritePrompt } from '../prompts/rewrite-prompt.ts';
import { addIdeas } from './add-ideas.ts';
import { byCoach, isByModel } from './authored.ts';
import { emailTask } from './email-task.ts';
import { wishesOf } from './wishes-of.ts';
import { withCoachBehind } from './with-coach-behind.ts';

/** No email is longer; a model would only be paid to copy it. */
const longestEmail = 20_000;

/** Rewrites an email; what is no email to judge is the coach's business alone. */
export async function writeRewrite(
  coach: Coach,
  desk: ModelDesk,
  { draft, score, manner }: ToRewrite,
  writing: Writing,
): Promise<Outcome<Review>> {
  const own = () => coach.review(draft, { manner, ...wishesOf(writing.preferences) });
  if (score.band === 'unjudged' || draft.body.length > longestEmail) return byCoach(await own());
  const prompt = rewritePrompt(draft, score, manner, writing);
  const task = emailTask(coach, { draft, manner, prompt, known: writing.known, byCoach: own });
  const outcome = await withCoachBehind(desk, task, writing);
  return isByModel(outcome) ? addIdeas(coach, desk, draft, outcome, writing) : outcome;
}
