import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** From here on a campaign is in the chat, in this session; null where there is no such campaign. */
export async function takeToChat(
  ctx: Context,
  tx: UserTransaction,
  campaignId: string,
  session_id: string,
): Promise<string | null> {
  const campaign = await tx
    .updateTable('wizard_campaigns')
    .set({ status: 'in_chat', session_id, updated_at: ctx.now() })
    .where('id', '=', campaignId)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return campaign?.id ?? null;
}
