import type { OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

type Origin = Pick<OptimizeEmailRequest, 'campaign_id' | 'template_id'>;

/** Refuses a text that is said to come from what is not the caller's; its campaign is in the chat now. */
export async function noteOrigin(
  ctx: Context,
  tx: UserTransaction,
  { campaign_id, template_id }: Origin,
  session_id: string,
): Promise<void> {
  if (template_id) {
    const template = await tx
      .selectFrom('email_templates')
      .select('id')
      .where('id', '=', template_id)
      .where('user_id', '=', ctx.user.id)
      .executeTakeFirst();
    if (!template) throw new AppError('not_found');
  }
  if (campaign_id) {
    const campaign = await tx
      .updateTable('wizard_campaigns')
      .set({ status: 'in_chat', session_id, updated_at: ctx.now() })
      .where('id', '=', campaign_id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!campaign) throw new AppError('not_found');
  }
}
