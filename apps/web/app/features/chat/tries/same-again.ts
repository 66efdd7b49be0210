import type { ChatMessage, Optimization } from '@replysmith/contract';
import type { Ask } from '../sending/ask.ts';

/** What was said with an email when it was sent, as far as its result tells. */
export function sameAgain(
  { campaign_id, template_id }: ChatMessage,
  { reading }: Optimization,
): Pick<Ask, 'readAs' | 'campaignId' | 'templateId'> {
  return {
    readAs: {
      ...(reading && !reading.isStageGuessed && { stage: reading.stage }),
      ...(reading && !reading.isProfileGuessed && { profile: reading.profile }),
    },
    campaignId: campaign_id ?? undefined,
    templateId: template_id ?? undefined,
  };
}
