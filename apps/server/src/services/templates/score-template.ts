import { exampleOf, verdictOf, type EmailTemplate } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { scoreInTime } from '../score-in-time.ts';

type Scored = Pick<
  EmailTemplate,
  'subject_line' | 'email_content' | 'template_variables' | 'stage'
>;

/** A score and the version that it is of, as templates keep them. */
export type TemplateScore = Pick<EmailTemplate, 'optimization_score' | 'score_version'>;

export const unscored: TemplateScore = { optimization_score: null, score_version: null };

/** What the coach gives the template's example, 0 to 100; none when it is no email, or has no time. */
export async function scoreTemplate(
  ctx: Pick<Context, 'ai' | 'log'>,
  words: Scored,
): Promise<TemplateScore> {
  return (await tryScore(ctx, words)) ?? unscored;
}

/** The same, but null when the coach has no time. */
export async function tryScore(
  ctx: Pick<Context, 'ai' | 'log'>,
  words: Scored,
): Promise<TemplateScore | null> {
  const { subject, body } = exampleOf(words, words.template_variables);
  const example = { subject: subject.text, body: body.text, stage: words.stage ?? undefined };
  const score = await scoreInTime(ctx, example);
  if (!score) return null;
  const optimization_score = verdictOf(score.reading, score.value);
  return { optimization_score, score_version: optimization_score === null ? null : score.version };
}
