import { AiRequestList, paths } from '@replysmith/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

/** What the server is writing in a session: begun before a reload, or in another tab. */
export const runningRequestsQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: ['running-requests', sessionId],
    queryFn: sessionId
      ? ({ signal }) => {
          const query = new URLSearchParams({ session_id: sessionId, status: 'running' });
          return apiGet(`${paths.aiRequests}?${query}`, AiRequestList, { signal });
        }
      : skipToken,
  });

export function useRunningRequest(sessionId: string | null) {
  const { data, isPending } = useQuery(runningRequestsQuery(sessionId));
  return { requestId: data?.items[0]?.id ?? null, isKnown: !isPending };
}
