import { ChatMessage, paths, usedFrom, type UpdateChatMessageRequest } from '@replysmith/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { apiPatch } from '../../lib/wire/api-client.ts';
import { chatMessagesQuery } from '../chat-messages.ts';
import { chatSessionQuery, refreshSessions } from '../chat-sessions.ts';

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
