import { type Found, paths } from '@replysmith/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../../lib/http.ts';
import { list, reply } from '../../../lib/checks.ts';

const found = reply<Found>({ templates: list, sessions: list, campaigns: list });

/** What of the reader's own a search finds; what the last one found stays until then. */
export function useFind(search: string) {
  return useQuery({
    queryKey: ['find', search],
    // The call of a search that is no longer wanted is ended, so the newest one wins.
    queryFn: search
      ? ({ signal }) =>
          apiGet(`${paths.find}?${String(new URLSearchParams({ search }))}`, found, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
