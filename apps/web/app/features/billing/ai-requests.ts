import { type AiRequestList, paths } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOf, record, reply } from '../../lib/checks.ts';
import { apiGet } from '../../lib/http.ts';
import { useSubscription } from '../../data/subscription.ts';

const requests = reply<AiRequestList>({ items: listOf(record) });

const most = 100;
const day = 86_400_000;

/** What was asked since the last daily reset, the newest first; `most` of it. */
export function useTodaysRequests() {
  const { data: subscription } = useSubscription();
  const { version, resets_at } = subscription ?? {};
  return useQuery({
    // Counting a request changes the subscription too.
    queryKey: ['ai-requests', version],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ limit: String(most) });
      const { items } = await apiGet(`${paths.aiRequests}?${query.toString()}`, requests, {
        signal,
      });
      const since = Date.parse(resets_at ?? '') - day;
      const today = items.filter(({ created_at }) => Date.parse(created_at) >= since);
      return { today, isCut: today.length === most };
    },
    enabled: subscription !== undefined,
    placeholderData: keepPreviousData,
  });
}
