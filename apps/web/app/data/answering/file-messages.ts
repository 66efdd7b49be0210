import type { ChatMessage, ChatSession } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { chatMessagesQuery } from '../chat-messages.ts';
import { chatSessionQuery, refreshSessions } from '../chat-sessions.ts';

/** Files what a session has become where the chat reads it. */
export function fileSession(client: QueryClient, session: ChatSession): void {
  client.setQueryData(chatSessionQuery(session.id).queryKey, session);
  void refreshSessions(client);
}

/** Puts messages behind those that are known of a session; one that is known is replaced. */
export function fileMessages(
  client: QueryClient,
  sessionId: string,
  messages: readonly ChatMessage[],
  { isNewSession = false } = {},
): void {
  client.setQueryData(chatMessagesQuery(sessionId).queryKey, (known) => {
    if (!known && !isNewSession) return undefined;
    const ids = new Set(messages.map(({ id }) => id));
    const others = known?.items.filter(({ id }) => !ids.has(id)) ?? [];
    return { items: [...others, ...messages] };
  });
}

/**
 * Takes a message away again, or the last when it is not known which and nothing answers it; says
 * which it was and how many are left.
 */
export function dropMessage(client: QueryClient, sessionId: string, messageId: string | null) {
  const { queryKey } = chatMessagesQuery(sessionId);
  const items = client.getQueryData(queryKey)?.items ?? [];
  const last = items.at(-1);
  const open = last?.role === 'user' ? last.id : null;
  const dropped = items.find(({ id }) => id === (messageId ?? open)) ?? null;
  const left = items.filter((message) => message !== dropped);
  if (dropped) client.setQueryData(queryKey, { items: left });
  return { dropped, left: left.length };
}
