import type { WizardCampaign } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignServer } from '../../../../data/campaigns/campaign-server.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { useSelfSaving } from '../../../../lib/self-saving/use-self-saving.ts';
import type { CampaignForm } from '../../campaign-form.ts';
import { createCampaignSaver } from './campaign-saver.ts';

/** The campaign that is being written, which saves itself as long as it is open. */
export function useCampaignSaver(campaign: WizardCampaign | null, start: CampaignForm) {
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const [saver] = useState(() =>
    createCampaignSaver({ userId, campaign, start, server: campaignServer(client) }),
  );
  return { saver, state: useSelfSaving(saver) };
}
