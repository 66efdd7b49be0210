import {
  type CampaignCategory,
  type CampaignList,
  type WizardCampaign,
  paths,
} from '@replysmith/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { list, listOf, number, record, reply, text } from '../lib/checks.ts';

const categories = reply<{ items: CampaignCategory[] }>({ items: listOf(record) });

const campaignCategoriesQuery = queryOptions({
  queryKey: ['campaign-categories'],
  queryFn: async ({ signal }): Promise<readonly CampaignCategory[]> =>
    (await apiGet(paths.campaignCategories, categories, { signal })).items,
  // They change only when the site's owner changes them.
  staleTime: Infinity,
});

/** The kinds of campaign there are to choose from, by name. */
export function useCampaignCategories() {
  return useQuery(campaignCategoriesQuery);
}

export const campaignPath = (id: string) => `${paths.wizardCampaigns}/${id}`;

const campaignFields = {
  ...{ id: text, template_name: text, target_audience: text, industry: text },
  ...{ pain_points: list, call_to_action: text, additional_context: text, version: number },
};
const campaignReply = reply<WizardCampaign>(campaignFields);
const campaignList = reply<CampaignList>({
  items: listOf(reply({ ...campaignFields, outcomes: record })),
});

const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: ({ signal }) => apiGet(campaignPath(id), campaignReply, { signal }),
    // A campaign being edited must be up to date.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useCampaign(id: string) {
  return useQuery(campaignQuery(id));
}

/** The lists of campaigns are kept under this key. */
export const campaignsKey = 'campaigns';

export function refreshCampaigns(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [campaignsKey] });
}

/** Last changed first; deleted ones can be restored for a while. */
export function useCampaigns(state: 'saved' | 'deleted') {
  return useQuery({
    queryKey: [campaignsKey, state],
    queryFn: ({ signal }) =>
      apiGet(`${paths.wizardCampaigns}?state=${state}`, campaignList, { signal }),
  });
}
