import { writtenFields, type EmailTemplate } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { TemplateScore } from './score-template.ts';
import { storedWords, type Words } from './stored-words.ts';
import { keepVersions } from './versions/keep-versions.ts';

/** Whether the words are others than before. */
export function areNew(former: Words, words: Words): boolean {
  const [before, after] = [former, words].map((text) => writtenFields.map((field) => text[field]));
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Replaces what is written in a template; the former text becomes one of its versions. */
export async function writeWords(
  ctx: Context,
  tx: UserTransaction,
  former: EmailTemplate,
  words: Words & TemplateScore,
): Promise<void> {
  await keepVersions(ctx, tx, [former.id]);
  await tx
    .updateTable('email_templates')
    .set({
      ...storedWords(words),
      optimization_score: words.optimization_score,
      score_version: words.score_version,
      version: former.version + 1,
      updated_at: ctx.now(),
    })
    .where('id', '=', former.id)
    .where('user_id', '=', ctx.user.id)
    .execute();
}
