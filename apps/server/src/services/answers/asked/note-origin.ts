import type { OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

type Origin = {
  readonly campaign_id: string | null;
  readonly template_id: string | null;
};

/**
 * What a new text came from, as far as that is still there: a text is never refused for what became
 * of its campaign or template meanwhile. The campaign is in the chat now.
 */
export async function noteOrigin(
  ctx: Context,
  tx: UserTransaction,
  { campaign_id, template_id }: Pick<OptimizeEmailRequest, 'campaign_id' | 'template_id'>,
  session_id: string,
): Promise<Origin> {
  const template =
    template_id &&
    (await tx
      .selectFrom('email_templates')
      .select('id')
      .where('id', '=', template_id)
      .where('user_id', '=', ctx.user.id)
      .forKeyShare()
      .executeTakeFirst());
  const campaign =
    campaign_id &&
    (await tx
      .updateTable('wizard_campaigns')
      .set({ status: 'in_chat', session_id, updated_at: ctx.now() })
      .where('id', '=', campaign_id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst());
  return {
    campaign_id: campaign ? campaign.id : null,
    template_id: template ? template.id : null,
  };
}
