import type { ChatSession } from '@replysmith/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { chatMessagesQuery } from '../chat-messages.ts';
import { chatSessionQuery, refreshSessions } from '../chat-sessions.ts';
import { placeInLists } from './place-in-lists.ts';
import { makeChange } from './session-change.ts';
import { changeSessionKey } from './use-pending-changes.ts';

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
