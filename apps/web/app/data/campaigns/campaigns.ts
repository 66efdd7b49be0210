import { CampaignList, paths } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { campaignsKey } from './refresh-campaigns.ts';

/** Last changed first; deleted ones can be had back for a while. */
export function useCampaigns(state: 'saved' | 'deleted') {
  return useQuery({
    queryKey: [campaignsKey, state],
    queryFn: ({ signal }) =>
      apiGet(`${paths.wizardCampaigns}?state=${state}`, CampaignList, { signal }),
  });
}
