import { campaignWords, hasTerms, searchTerms, type ListedCampaign } from '@replysmith/contract';
import { useMemo } from 'react';
import type { ListView } from './use-list-view.ts';

/** The campaigns of the state that is shown which have every word that is looked for. */
export function useFitting(
  campaigns: readonly ListedCampaign[],
  { search, state, isTrash }: ListView,
): ListedCampaign[] {
  const terms = searchTerms(search);
  const isSearched = terms.length > 0;
  // Folding hundreds takes too long to be done at every letter.
  const words = useMemo(
    () => (isSearched ? campaigns.map(campaignWords) : []),
    [campaigns, isSearched],
  );
  return campaigns.filter(
    ({ status }, at) =>
      (state === 'all' || isTrash || status === state) && hasTerms(words[at] ?? '', terms),
  );
}
