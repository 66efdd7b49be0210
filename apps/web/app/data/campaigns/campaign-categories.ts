import { CampaignCategoryList, paths, type CampaignCategory } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

const campaignCategoriesQuery = queryOptions({
  queryKey: ['campaign-categories'],
  queryFn: async ({ signal }): Promise<readonly CampaignCategory[]> =>
    (await apiGet(paths.campaignCategories, CampaignCategoryList, { signal })).items,
  // Whoever runs the server changes them, and then only now and then.
  staleTime: Infinity,
});

/** The kinds of campaign there are to choose from, by name. */
export function useCampaignCategories() {
  return useQuery(campaignCategoriesQuery);
}
