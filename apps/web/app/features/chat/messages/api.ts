import {
  type ChatMessage,
  type ChatSession,
  type ChatSessionPage,
  type ChatSessionState,
  type OutcomeFilter,
  type OutcomeRates,
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
import { chatMessage, chatMessagesQuery } from '../../../data/chat-messages.ts';
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
import { number, reply } from '../../../lib/checks.ts';

const outcomeRates = reply<OutcomeRates>({
  ...{ sent: number, waiting: number, replied: number, meetings: number, no_reply: number },
});

const states: readonly ChatSessionState[] = ['active', 'archived', 'deleted'];

/** Updates a session in every list, even where reading the list again fails. */
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

/** Changes one session. Changes are made in the order of the calls. */
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
    // Pending until the lists show the change.
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
  /** Reads the stored choices again. */
  refresh: () => void;
};

/** Saves choices about a rewrite with its message, for all browsers of the writer. */
export function choicesServer(client: QueryClient, { id, session_id }: Rewritten): ChoicesServer {
  const { queryKey } = chatMessagesQuery(session_id);
  const refresh = () => void client.invalidateQueries({ queryKey });
  const save = async (choices: RewriteChoicesChange) => {
    const path = `${paths.chatMessages}/${encodeURIComponent(id)}`;
    const saved = await apiPatch(path, { choices }, chatMessage, { keepalive: true });
    client.setQueryData(
      queryKey,
      (known) =>
        known && {
          items: known.items.map((message) =>
            message.id === id ? { ...message, choices: saved.choices } : message,
          ),
        },
    );
    // Lists show the score with the choices applied.
    void refreshSessions(client);
    // A read that began before the save would bring the older choices.
    if (client.isFetching({ queryKey }) > 0) refresh();
  };
  return { save, refresh };
}

const mutationKey = ['put-in-use'];

/**
 * Puts a rewrite in use: here at once, and then on the server, one after another. A failure is
 * undone.
 */
export function usePutInUse() {
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    scope: { id: 'put-in-use' },
    mutationFn: ({ id }: ChatMessage) => {
      const change: UpdateChatMessageRequest = { is_in_use: true };
      return apiPatch(`${paths.chatMessages}/${encodeURIComponent(id)}`, change, chatMessage);
    },
    onMutate: async (answer) => {
      await client.cancelQueries(chatMessagesQuery(answer.session_id));
      const known = client.getQueryData(chatMessagesQuery(answer.session_id).queryKey);
      const moments = known?.items.map(usedFrom) ?? [];
      file(client, answer, new Date(Math.max(0, ...moments) + 1).toISOString());
    },
    onSuccess: (saved) => {
      // A rewrite that was chosen later stays in use.
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

/** The outcomes of the emails that match a filter. */
export function useOutcomeRates(filter: OutcomeFilter, isWanted: boolean) {
  return useQuery({
    queryKey: [outcomesKey, 'rates', filter],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams();
      for (const [name, id] of Object.entries(filter)) if (id) query.set(name, id);
      return apiGet(`${paths.outcomeRates}?${query}`, outcomeRates, { signal });
    },
    enabled: isWanted,
  });
}

/** Whether the server no longer has a session; false for a new chat and until it is known. */
export function useIsNotFound(sessionId: string | null): boolean {
  return isNotFound(useChatSession(sessionId).error);
}

/** The title of the open session, from which exported files get their name. */
export function useSessionTitle(): string {
  const { sessionId = null } = useParams();
  const { data } = useChatSession(sessionId);
  return data ? sessionName(data) : 'Email';
}
