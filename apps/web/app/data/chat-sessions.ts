import { ChatSession, ChatSessionPage, paths } from '@replysmith/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { apiGet } from '../lib/api-client.ts';

const pageLength = 50;

export const chatSessionsQuery = infiniteQueryOptions({
  queryKey: ['chat-sessions'],
  queryFn: ({ signal, pageParam }) => {
    const query = new URLSearchParams({ limit: String(pageLength) });
    if (pageParam) query.set('before', pageParam);
    return apiGet(`${paths.chatSessions}?${query}`, ChatSessionPage, { signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ items }) =>
    items.length < pageLength ? null : (items.at(-1)?.last_activity ?? null),
});

export function useChatSessions() {
  return useInfiniteQuery(chatSessionsQuery);
}

/** A new chat has no id and nothing to read yet. */
export const chatSessionQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['chat-session', id],
    queryFn: id
      ? ({ signal }) => apiGet(`${paths.chatSessions}/${id}`, ChatSession, { signal })
      : skipToken,
  });

export function useChatSession(id: string | null) {
  return useQuery(chatSessionQuery(id));
}

export function sessionName(session: ChatSession): string {
  return session.session_name ?? (session.title || 'Untitled Session');
}
