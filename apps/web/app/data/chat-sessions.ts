import {
  type ChatSession,
  type ChatSessionPage,
  type ChatSessionState,
  type ListedChatSession,
  type UpdateChatSessionRequest as SessionUpdate,
  paths,
} from '@replysmith/contract';
import {
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { apiDelete, apiGet, apiPatch, apiPost } from '../lib/http.ts';
import { announceChange } from './tab-changes.ts';
import { listOf, number, reply, text } from '../lib/checks.ts';

const sessionFields = { id: text, title: text, last_activity: text, created_at: text };
export const chatSession = reply<ChatSession>(sessionFields);
const sessionPage = reply<ChatSessionPage>({
  items: listOf(reply(sessionFields)),
  total: number,
});

export const changeSessionKey = ['change-session'];

/** Pending changes. A failed one disappears from here, and its effect with it. */
function usePendingChanges(): ListedSession[] {
  return useMutationState({
    filters: { mutationKey: changeSessionKey, status: 'pending' },
    select: ({ state }): ListedSession => {
      const change = state.variables as SessionChange;
      return { id: change.session.id, session: afterChange(change) };
    },
  });
}

type SessionListing = { state: ChatSessionState; search: string };

const pageLength = 50;

/** Queries that list sessions share this key. */
export const chatSessionsKey = 'chat-sessions';
const chatSessionKey = 'chat-session';

const chatSessionsQuery = ({ state, search }: SessionListing) =>
  infiniteQueryOptions({
    queryKey: [chatSessionsKey, state, search],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ state, limit: String(pageLength) });
      if (search) query.set('search', search);
      if (pageParam) query.set('before', pageParam);
      return apiGet(`${paths.chatSessions}?${query}`, sessionPage, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ items }) =>
      items.length < pageLength ? null : lastMomentOf(items, state),
    // Keep the previous results while a search runs.
    placeholderData: (known, query) => (query?.queryKey[1] === state ? known : undefined),
  });

/**
 * Sessions in one state, optionally narrowed by a search, with pending changes applied. The
 * previous list stays while a search runs and if it fails.
 */
export function useChatSessions(listing: SessionListing) {
  const { state, search } = listing;
  const list = useInfiniteQuery(chatSessionsQuery(listing));
  const [known, setKnown] = useState<string | null>(null);
  if (known !== search && list.isSuccess && !list.isPlaceholderData) setKnown(search);
  const isRefused = list.isError && list.data === undefined;
  const before = useInfiniteQuery({
    ...chatSessionsQuery({ state, search: known ?? search }),
    enabled: isRefused && known !== null && known !== search,
    // Asking again would count against the limit that may just have refused.
    staleTime: Infinity,
  });
  const { data, ...query } = isRefused ? before : list;
  const pending = usePendingChanges();
  const items = data?.pages.flatMap((page) => page.items);
  const sessions =
    items && pending.reduce((placed, change) => withSession(placed, listing.state, change), items);
  const leaving = (items?.length ?? 0) - (sessions?.length ?? 0);
  return {
    ...query,
    sessions,
    total: (data?.pages[0]?.total ?? 0) - leaving,
    /** More were found than `total`. */
    isCapped: data?.pages[0]?.is_capped ?? false,
    archived: data?.pages[0]?.archived ?? 0,
    /** Why what is asked for could not be read. */
    problem: isRefused ? list.error : null,
    tryAgain: () => void list.refetch(),
  };
}

/** How many there are of one state. */
export function useSessionCount(state: ChatSessionState) {
  return useQuery({
    queryKey: [chatSessionsKey, 'count', state],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ state, limit: '1' });
      return apiGet(`${paths.chatSessions}?${query}`, sessionPage, { signal });
    },
    select: ({ total }) => total,
  });
}

/** Refreshes session lists in this tab and the others. */
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
          apiGet(`${paths.chatSessions}/${encodeURIComponent(id)}`, chatSession, { signal })
      : skipToken,
  });

export function useChatSession(id: string | null) {
  return useQuery(chatSessionQuery(id));
}

export function sessionName(session: ChatSession): string {
  return session.session_name ?? (session.title || 'Untitled Session');
}

/** The cursor for the next page of a list; null when the list is empty. */
function lastMomentOf(sessions: readonly ChatSession[], state: ChatSessionState): string | null {
  const last = sessions.at(-1);
  return (state === 'deleted' ? last?.deleted_at : last?.last_activity) ?? null;
}

export type ListedSession = { id: string; session: ChatSession | null };

/** A list in which a session is updated or removed. */
export function withSession(
  listed: readonly ListedChatSession[],
  state: ChatSessionState,
  { id, session }: ListedSession,
): ListedChatSession[] {
  return listed.flatMap((one) => {
    if (one.id !== id) return one;
    if (!session || stateOf(session) !== state) return [];
    const isRenamed = one.session_name !== session.session_name;
    return { ...session, hit: isRenamed && one.hit?.field === 'name' ? null : one.hit };
  });
}

function stateOf({ deleted_at, is_archived }: ChatSession): ChatSessionState {
  if (deleted_at !== null) return 'deleted';
  return is_archived ? 'archived' : 'active';
}

export type SessionChange = { session: ChatSession } & (
  | { type: 'update'; update: SessionUpdate }
  | { type: 'delete' | 'restore' | 'purge' }
);

export function makeChange(change: SessionChange): Promise<ChatSession> {
  const { id } = change.session;
  const path = `${paths.chatSessions}/${encodeURIComponent(id)}`;
  switch (change.type) {
    case 'update':
      return apiPatch(path, change.update, chatSession);
    case 'delete':
      return apiDelete(path, chatSession);
    case 'restore':
      return apiPost(paths.restoreChatSession, { session_id: id }, chatSession);
    case 'purge':
      return apiPost(paths.purgeChatSession, { session_id: id }, chatSession);
  }
}

/** A session after the change; null when it is removed. */
function afterChange(change: SessionChange): ChatSession | null {
  const { session } = change;
  switch (change.type) {
    case 'update': {
      const { session_name = session.session_name, is_archived = session.is_archived } =
        change.update;
      const { last_activity = session.last_activity } = change.update;
      return { ...session, session_name, is_archived, last_activity };
    }
    case 'delete':
      return { ...session, deleted_at: session.deleted_at ?? new Date().toISOString() };
    case 'restore':
      return { ...session, deleted_at: null };
    case 'purge':
      return null;
  }
}
