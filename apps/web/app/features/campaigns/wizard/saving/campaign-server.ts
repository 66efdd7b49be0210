import type { UpdateCampaignRequest, WizardCampaign } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createCampaign,
  readCampaign,
  updateCampaign,
} from '../../../../data/campaigns/campaign.ts';
import { mayHaveHappened } from '../../../../lib/api-error.ts';
import { forgetSendingKey, sendingKey, sentFrom } from '../../../../lib/sending-key.ts';
import type { CampaignForm } from '../../campaign-form.ts';

type Made = { campaign: WizardCampaign; sent: CampaignForm };

export type CampaignServer = {
  create: (form: CampaignForm, place: string) => Promise<Made>;
  update: (id: string, changes: UpdateCampaignRequest) => Promise<WizardCampaign>;
  read: (id: string) => Promise<WizardCampaign>;
};

/** The server as a campaign that saves itself needs it. */
export function campaignServer(client: QueryClient): CampaignServer {
  return {
    /** What may have arrived already is sent again as it was, so that no second campaign is made. */
    create: async (form, place) => {
      const sent = (sentFrom(place) as CampaignForm | null) ?? form;
      try {
        const campaign = await createCampaign(client, sent, sendingKey(place, sent));
        forgetSendingKey(place);
        return { campaign, sent };
      } catch (error) {
        if (!mayHaveHappened(error)) forgetSendingKey(place);
        throw error;
      }
    },
    update: (id, changes) => updateCampaign(client, id, changes),
    read: readCampaign,
  };
}
