import type { OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import { takeToChat } from '../../campaigns/take-to-chat.ts';
import type { Context } from '../../context.ts';
import { holdTemplate } from '../../templates/hold-template.ts';
import type { Tried } from './find-tried.ts';

type Origin = Pick<Tried, 'campaign_id' | 'template_id'>;

/**
 * What a new text came from, as far as that is still there: a text is never refused for what became
 * of its campaign or template meanwhile.
 */
export async function takeOrigin(
  ctx: Context,
  tx: UserTransaction,
  { campaign_id, template_id }: Pick<OptimizeEmailRequest, 'campaign_id' | 'template_id'>,
  sessionId: string,
): Promise<Origin> {
  return {
    campaign_id: campaign_id ? await takeToChat(ctx, tx, campaign_id, sessionId) : null,
    template_id: template_id ? await holdTemplate(ctx, tx, template_id) : null,
  };
}
