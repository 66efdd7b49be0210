import {
  ChatMessage,
  type ChatSession,
  type ChatSessionPage,
  type ChatSessionState,
  type OutcomeFilter,
  OutcomeRates,
  type RewriteChoicesChange,
  type UpdateChatMessageRequest,
  paths,
  usedFrom,
} from '@replysmith/contract';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useParams } from 'react-router';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import {
  type ListedSession,
  changeSessionKey,
  chatSessionQuery,
  chatSessionsKey,
  makeChange,
  withSession,
  refreshSessions,
  sessionName,
  useChatSession,
} from '../../../data/chat-sessions.ts';
import { isNotFound } from '../../../lib/api-error.ts';
import { apiGet, apiPatch } from '../../../lib/http.ts';
import { outcomesKey } from './sent-emails.ts';

const states: readonly ChatSessionState[] = ['active', 'archived', 'deleted'];

/** Has every list show what a session has become, also where reading it again fails. */
function placeInLists(client: QueryClient, placed: ListedSession): void {
  for (const state of states) {
    client.setQueriesData<InfiniteData<ChatSessionPage>>(
      { queryKey: [chatSessionsKey, state] },
      (known) => known && { ...known, pages: placedPages(known.pages, state, placed) },
    );
  }
}

function placedPages(
  pages: readonly ChatSessionPage[],
  state: ChatSessionState,
  placed: ListedSession,
): ChatSessionPage[] {
  const lists = pages.map(({ items }) => withSession(items, state, placed));
  const leaving = pages.flatMap(({ items }) => items).length - lists.flat().length;
  return pages.map((page, index) => ({
    ...page,
    items: lists[index] ?? [],
    total: page.total - leaving,
  }));
}

/** Changes one session; its changes are made in the order they were asked for. */
export function useChangeSession({ id }: ChatSession) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeSessionKey,
    scope: { id: `session:${id}` },
    mutationFn: makeChange,
    onSuccess: (session, { type }) => {
      placeInLists(client, { id, session: type === 'purge' ? null : session });
      if (type === 'update' || type === 'restore') {
        client.setQueryData(chatSessionQuery(id).queryKey, session);
      } else forgetSession(client, id);
    },
    // It counts as on its way until the lists show it.
    onSettled: () => refreshSessions(client),
  });
}

function forgetSession(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: chatSessionQuery(id).queryKey });
  client.removeQueries({ queryKey: chatMessagesQuery(id).queryKey });
}

type Rewritten = Pick<ChatMessage, 'id' | 'session_id'>;

export type ChoicesServer = {
  save: (change: RewriteChoicesChange) => Promise<void>;
  /** Asks for the choices as they are there. */
  refresh: () => void;
};

/** Keeps what the writer decided about a rewrite with its message, for every browser of theirs. */
export function choicesServer(client: QueryClient, { id, session_id }: Rewritten): ChoicesServer {
  const { queryKey } = chatMessagesQuery(session_id);
  const refresh = () => void client.invalidateQueries({ queryKey });
  const save = async (choices: RewriteChoicesChange) => {
    const path = `${paths.chatMessages}/${encodeURIComponent(id)}`;
    const saved = await apiPatch(path, { choices }, ChatMessage, { keepalive: true });
    client.setQueryData(
      queryKey,
      (known) =>
        known && {
          items: known.items.map((message) =>
            message.id === id ? { ...message, choices: saved.choices } : message,
          ),
        },
    );
    // They are listed with the score that the choices leave.
    void refreshSessions(client);
    // What was asked for before it was saved would bring the older choices.
    if (client.isFetching({ queryKey }) > 0) refresh();
  };
  return { save, refresh };
}

const mutationKey = ['put-in-use'];

/**
 * Puts a rewrite in use: here at once, then on the server, one after another; what the server does
 * not take is undone.
 */
export function usePutInUse() {
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: 'put-in-use' },
    mutationFn: ({ id }: ChatMessage) => {
      const change: UpdateChatMessageRequest = { is_in_use: true };
      return apiPatch(`${paths.chatMessages}/${encodeURIComponent(id)}`, change, ChatMessage);
    },
    onMutate: async (answer) => {
      await client.cancelQueries(chatMessagesQuery(answer.session_id));
      const known = client.getQueryData(chatMessagesQuery(answer.session_id).queryKey);
      const moments = known?.items.map(usedFrom) ?? [];
      file(client, answer, new Date(Math.max(0, ...moments) + 1).toISOString());
    },
    onSuccess: (saved) => {
      // One that is chosen after it stays before it.
      if (!isLast()) return;
      file(client, saved, saved.chosen_at);
      void client.invalidateQueries(chatSessionQuery(saved.session_id));
      void refreshSessions(client);
    },
    onError: (_error, answer) => {
      file(client, answer, answer.chosen_at);
      if (isLast()) void client.invalidateQueries(chatMessagesQuery(answer.session_id));
    },
  });
}

function file(client: QueryClient, { id, session_id }: ChatMessage, chosen_at: string | null) {
  client.setQueryData(
    chatMessagesQuery(session_id).queryKey,
    (known) =>
      known && {
        items: known.items.map((message) =>
          message.id === id ? { ...message, chosen_at } : message,
        ),
      },
  );
}

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

/** Whether the server no longer has a session; false for a new chat, and as long as that is not known. */
export function useIsNotFound(sessionId: string | null): boolean {
  return isNotFound(useChatSession(sessionId).error);
}

/** What the open session is called; files that leave it are named after it. */
export function useSessionTitle(): string {
  const { sessionId = null } = useParams();
  const { data } = useChatSession(sessionId);
  return data ? sessionName(data) : 'Email';
}
