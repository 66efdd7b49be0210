import { OutcomeRates, paths, type OutcomeFilter } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { outcomesKey } from './sent-emails.ts';

/** What came of the emails that a filter fits. */
export function useOutcomeRates(filter: OutcomeFilter, isWanted: boolean) {
  return useQuery({
    queryKey: [outcomesKey, 'rates', filter],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams();
      for (const [name, id] of Object.entries(filter)) if (id) query.set(name, id);
      return apiGet(`${paths.outcomeRates}?${query}`, OutcomeRates, { signal });
    },
    enabled: isWanted,
  });
}
