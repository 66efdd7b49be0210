import {
  paths,
  WizardCampaign,
  type CreateCampaignRequest,
  type UpdateCampaignRequest,
} from '@replysmith/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { apiGet, apiPatch, apiPost } from '../../lib/api-client.ts';
import { refreshCampaigns } from './refresh-campaigns.ts';

const pathOf = (id: string) => `${paths.wizardCampaigns}/${id}`;

const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => apiGet(pathOf(id), WizardCampaign, { signal }),
    // What one goes on writing to has to be the latest.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useCampaign(id: string) {
  return useQuery(campaignQuery(id));
}

export const readCampaign = (id: string) => apiGet(pathOf(id), WizardCampaign);

/** With the same key it is made once, however often it is asked for. */
export async function createCampaign(
  client: QueryClient,
  request: CreateCampaignRequest,
  key: string,
): Promise<WizardCampaign> {
  const made = await apiPost(paths.wizardCampaigns, request, WizardCampaign, {
    headers: { 'idempotency-key': key },
  });
  void refreshCampaigns(client);
  return made;
}

export async function updateCampaign(
  client: QueryClient,
  id: string,
  changes: UpdateCampaignRequest,
): Promise<WizardCampaign> {
  const changed = await apiPatch(pathOf(id), changes, WizardCampaign, { keepalive: true });
  void refreshCampaigns(client);
  return changed;
}
