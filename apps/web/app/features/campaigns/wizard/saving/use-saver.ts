import type { WizardCampaign } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
import { useSelfSaving } from '../../../../lib/self-saving/use-self-saving.ts';
import type { CampaignForm } from '../../campaign-form.ts';
import { createSaver } from './campaign-saver.ts';
import { campaignServer } from './campaign-server.ts';
import { placeOf } from './kept-campaign.ts';

/** The campaign that is being written, which saves itself as long as it is open. */
export function useSaver(campaign: WizardCampaign | null, start: CampaignForm) {
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const [saver] = useState(() => {
    const server = campaignServer(client, placeOf(userId, null));
    return createSaver({ userId, campaign, start, server });
  });
  return { saver, state: useSelfSaving(saver) };
}
