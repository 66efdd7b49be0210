import {
  paths,
  WizardCampaign,
  type CreateCampaignRequest,
  type UpdateCampaignRequest,
} from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { mayHaveHappened } from '../../lib/wire/api-error.ts';
import { apiGet, apiPatch, apiPost } from '../../lib/wire/api-client.ts';
import { forgetSendingKey, sendingKey, sentFrom } from '../../lib/wire/sending-key.ts';
import { campaignPath } from './campaign.ts';
import { refreshCampaigns } from './refresh-campaigns.ts';

type Made = { campaign: WizardCampaign; sent: CreateCampaignRequest };

export type CampaignServer = {
  /** What may have arrived already is sent again as it was, so that no second campaign is made. */
  create: (form: CreateCampaignRequest, place: string) => Promise<Made>;
  update: (id: string, changes: UpdateCampaignRequest) => Promise<WizardCampaign>;
  read: (id: string) => Promise<WizardCampaign>;
};

/** The server as a campaign that saves itself needs it. */
export function campaignServer(client: QueryClient): CampaignServer {
  return {
    create: async (form, place) => {
      const sent = (sentFrom(place) as CreateCampaignRequest | null) ?? form;
      const headers = { 'idempotency-key': sendingKey(place, sent) };
      try {
        const campaign = await apiPost(paths.wizardCampaigns, sent, WizardCampaign, { headers });
        forgetSendingKey(place);
        void refreshCampaigns(client);
        return { campaign, sent };
      } catch (error) {
        if (!mayHaveHappened(error)) forgetSendingKey(place);
        throw error;
      }
    },
    update: async (id, changes) => {
      const campaign = await apiPatch(campaignPath(id), changes, WizardCampaign, {
        keepalive: true,
      });
      void refreshCampaigns(client);
      return campaign;
    },
    read: (id) => apiGet(campaignPath(id), WizardCampaign),
  };
}
