import { paths, WizardCampaign } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

export const campaignPath = (id: string) => `${paths.wizardCampaigns}/${id}`;

const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => apiGet(campaignPath(id), WizardCampaign, { signal }),
    // What one goes on writing to has to be the latest.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useCampaign(id: string) {
  return useQuery(campaignQuery(id));
}
