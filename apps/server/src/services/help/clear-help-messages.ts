import { withUser } from '../../db/with-user.ts';
import { settleAiRequest } from '../ai-requests/settle-ai-request.ts';
import type { Context } from '../context.ts';

/** Forgets what was asked of the help chat. What is being answered meanwhile is not kept either. */
export async function clearHelpMessages(ctx: Context): Promise<void> {
  await withUser(ctx, async (tx) => {
    const running = await tx
      .selectFrom('ai_requests')
      .select('id')
      .where('user_id', '=', ctx.user.id)
      .where('message_type', '=', 'help')
      .where('status', '=', 'running')
      .orderBy('id')
      .execute();
    const unkept = { status: 'stopped', isCounted: false, answer_message_id: null } as const;
    for (const { id } of running) await settleAiRequest(ctx, tx, id, unkept);
    await tx.deleteFrom('help_messages').where('user_id', '=', ctx.user.id).execute();
  });
}
