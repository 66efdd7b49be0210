import { reviseEmail } from '@replysmith/coach';
import { Optimization, RewriteChoices, type EmailText } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

type Latest = {
  readonly optimization: Optimization;
  /** The email as the writer's choices leave it. */
  readonly email: EmailText;
};

/** What is in use in a session: the rewrite that came or was chosen last; null when there is none. */
export async function latestOptimization(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<Latest | null> {
  if (sessionId === null) return null;
  const row = await tx
    .selectFrom('chat_messages')
    .select(['optimization_results', 'choices'])
    .where('user_id', '=', ctx.user.id)
    .where('session_id', '=', sessionId)
    .where('optimization_results', 'is not', null)
    .orderBy(({ fn }) => fn.coalesce('chosen_at', 'created_at'), 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { data: optimization } = Optimization.safeParse(row?.optimization_results);
  if (!row || !optimization) return null;
  const { data: choices } = RewriteChoices.safeParse(row.choices);
  const { original_email, changes } = optimization;
  return { optimization, email: reviseEmail(original_email, changes, choices) };
}
