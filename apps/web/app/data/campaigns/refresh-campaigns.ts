import type { QueryClient } from '@tanstack/react-query';

/** The lists of campaigns are kept under this key. */
export const campaignsKey = 'campaigns';

export function refreshCampaigns(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [campaignsKey] });
}
