import {
  type CreateCampaignRequest,
  type ToneOption,
  ToneOptionList,
  type UpdateCampaignRequest,
  WizardCampaign,
  paths,
  preferredTones,
} from '@replysmith/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { campaignPath, refreshCampaigns } from '../../data/campaigns.ts';
import { apiDelete, apiGet, apiPatch, apiPost } from '../../lib/http.ts';
import { postOnce, sentFrom } from '../../lib/sending-key.ts';

type Made = { campaign: WizardCampaign; sent: CreateCampaignRequest };

export type CampaignServer = {
  /**
   * What may have arrived already is sent again unchanged, so that no second campaign is created.
   */
  create: (form: CreateCampaignRequest, draftKey: string) => Promise<Made>;
  update: (id: string, changes: UpdateCampaignRequest) => Promise<WizardCampaign>;
  read: (id: string) => Promise<WizardCampaign>;
};

/** The server interface that an autosaving campaign needs. */
export function campaignServer(client: QueryClient): CampaignServer {
  return {
    create: async (form, draftKey) => {
      const sent = (sentFrom(draftKey) as CreateCampaignRequest | null) ?? form;
      const campaign = await postOnce(draftKey, paths.wizardCampaigns, sent, WizardCampaign);
      void refreshCampaigns(client);
      return { campaign, sent };
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

/** It can be restored for a while. */
export function useDeleteCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiDelete(`${paths.wizardCampaigns}/${id}`, WizardCampaign),
    onSettled: () => refreshCampaigns(client),
  });
}

export function useRestoreCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (campaign_id: string) =>
      apiPost(paths.restoreCampaign, { campaign_id }, WizardCampaign),
    onSettled: () => refreshCampaigns(client),
  });
}

export function useDuplicateCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (campaign_id: string) =>
      postOnce(
        `campaign-copy:${campaign_id}`,
        paths.duplicateCampaign,
        { campaign_id },
        WizardCampaign,
      ),
    onSettled: () => refreshCampaigns(client),
  });
}

const known: readonly string[] = preferredTones;

/** The tones for emails, most formal first as in the settings; then others by name. */
export function useToneOptions() {
  return useQuery({
    queryKey: ['tone-options'],
    queryFn: ({ signal }) => apiGet(paths.toneOptions, ToneOptionList, { signal }),
    select: ({ items }) => ({ items: items.toSorted((a, b) => rankOf(a) - rankOf(b)) }),
    staleTime: 5 * 60_000,
  });
}

function rankOf({ name }: ToneOption): number {
  const rank = known.indexOf(name.toLowerCase());
  return rank < 0 ? known.length : rank;
}
