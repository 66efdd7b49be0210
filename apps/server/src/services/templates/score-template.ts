import { exampleOf, verdictOf, type EmailTemplate } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { scoreInTime } from '../score-in-time.ts';

/** What the coach gives the template's example, 0 to 100; null when it is no email, or has no time. */
export async function scoreTemplate(
  ctx: Pick<Context, 'ai' | 'log'>,
  words: Pick<EmailTemplate, 'subject_line' | 'email_content' | 'template_variables' | 'stage'>,
): Promise<number | null> {
  const { subject, body } = exampleOf(words, words.template_variables);
  const example = { subject: subject.text, body: body.text, stage: words.stage ?? undefined };
  const score = await scoreInTime(ctx, example);
  return score && verdictOf(score.reading, score.value);
}
