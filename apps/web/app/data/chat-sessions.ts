import { ChatSession, ChatSessionPage, paths, type ChatSessionState } from '@replysmith/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { apiGet } from '../lib/wire/api-client.ts';
import { lastMomentOf } from './chat/last-moment-of.ts';
import { placeSession } from './chat/place-session.ts';
import { usePendingChanges } from './chat/use-pending-changes.ts';
import { announceChange } from './tab-changes.ts';

type SessionListing = { state: ChatSessionState; search: string };

const pageLength = 50;

/** Everything that lists sessions is kept under this key. */
export const chatSessionsKey = 'chat-sessions';
const chatSessionKey = 'chat-session';

const chatSessionsQuery = ({ state, search }: SessionListing) =>
  infiniteQueryOptions({
    queryKey: [chatSessionsKey, state, search],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ state, limit: String(pageLength) });
      if (search) query.set('search', search);
      if (pageParam) query.set('before', pageParam);
      return apiGet(`${paths.chatSessions}?${query}`, ChatSessionPage, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ items }) =>
      items.length < pageLength ? null : lastMomentOf(items, state),
    // While a search is on its way, what was found before stays.
    placeholderData: (known, query) => (query?.queryKey[1] === state ? known : undefined),
  });

/**
 * Sessions of one state, or those of them that a search fits, as they will be once all changes are made.
 * What was listed before stays while a search is on its way, and where it fails.
 */
export function useChatSessions(listing: SessionListing) {
  const { state, search } = listing;
  const asked = useInfiniteQuery(chatSessionsQuery(listing));
  const [known, setKnown] = useState<string | null>(null);
  if (known !== search && asked.isSuccess && !asked.isPlaceholderData) setKnown(search);
  const isRefused = asked.isError && asked.data === undefined;
  const before = useInfiniteQuery({
    ...chatSessionsQuery({ state, search: known ?? search }),
    enabled: isRefused && known !== null && known !== search,
    // To ask again would count against the limit that may just have refused.
    staleTime: Infinity,
  });
  const { data, ...query } = isRefused ? before : asked;
  const pending = usePendingChanges();
  const items = data?.pages.flatMap((page) => page.items);
  const sessions =
    items && pending.reduce((placed, change) => placeSession(placed, listing.state, change), items);
  const leaving = (items?.length ?? 0) - (sessions?.length ?? 0);
  return {
    ...query,
    sessions,
    total: (data?.pages[0]?.total ?? 0) - leaving,
    archived: data?.pages[0]?.archived ?? 0,
    /** Why what is asked for could not be read. */
    problem: isRefused ? asked.error : null,
    tryAgain: () => void asked.refetch(),
  };
}

/** How many there are of one state. */
export function useSessionCount(state: ChatSessionState) {
  return useQuery({
    queryKey: [chatSessionsKey, 'count', state],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ state, limit: '1' });
      return apiGet(`${paths.chatSessions}?${query}`, ChatSessionPage, { signal });
    },
    select: ({ total }) => total,
  });
}

/** Reads again what lists sessions, here and in the other tabs. */
export function refreshSessions(client: QueryClient): Promise<void> {
  announceChange(chatSessionsKey, chatSessionKey);
  return client.invalidateQueries({ queryKey: [chatSessionsKey] });
}

/** A new chat has no id and nothing to read yet. */
export const chatSessionQuery = (id: string | null) =>
  queryOptions({
    queryKey: [chatSessionKey, id],
    queryFn: id
      ? ({ signal }) =>
          apiGet(`${paths.chatSessions}/${encodeURIComponent(id)}`, ChatSession, { signal })
      : skipToken,
  });

export function useChatSession(id: string | null) {
  return useQuery(chatSessionQuery(id));
}

export function sessionName(session: ChatSession): string {
  return session.session_name ?? (session.title || 'Untitled Session');
}
