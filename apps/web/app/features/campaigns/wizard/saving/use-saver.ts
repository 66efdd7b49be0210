import type { WizardCampaign } from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSignedInUser } from '../../../../data/session.ts';
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
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  useEffect(() => saver.attend(), [saver]);
  return { saver, state };
}
