import { reviseEmail } from '@replysmith/coach';
import { byUse, Optimization, RewriteChoices, type EmailText } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { selectAnswered } from './select-answered.ts';

export type RewriteInUse = {
  readonly id: string;
  readonly optimization: Optimization;
  /** The email as the writer's choices leave it. */
  readonly email: EmailText;
};

/** The rewrite in use in a session, of those that can be read; null when there is none. */
export async function rewriteInUse(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<RewriteInUse | null> {
  if (sessionId === null) return null;
  const rewrites = await selectAnswered(ctx, tx, sessionId)
    .select(['message.id', 'message.chosen_at', 'message.created_at'])
    .where('message.optimization_results', 'is not', null)
    .orderBy('asked.position')
    .orderBy('message.position')
    .execute();
  for (const { id } of byUse(rewrites)) {
    const rewrite = await readRewrite(ctx, tx, id);
    if (rewrite) return rewrite;
  }
  return null;
}

async function readRewrite(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<RewriteInUse | null> {
  const row = await tx
    .selectFrom('chat_messages')
    .select(['optimization_results', 'choices'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  const { data: optimization } = Optimization.safeParse(row?.optimization_results);
  if (!row || !optimization) return null;
  const { data: choices } = RewriteChoices.safeParse(row.choices);
  const { original_email, changes } = optimization;
  return { id, optimization, email: reviseEmail(original_email, changes, choices) };
}
