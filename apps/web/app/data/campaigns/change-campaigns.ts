import { paths, WizardCampaign } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiDelete, apiPost } from '../../lib/wire/api-client.ts';
import { refreshCampaigns } from './refresh-campaigns.ts';

/** It can be had back for a while. */
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
      apiPost(paths.duplicateCampaign, { campaign_id }, WizardCampaign),
    onSettled: () => refreshCampaigns(client),
  });
}
