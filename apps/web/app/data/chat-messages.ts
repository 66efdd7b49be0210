import { ChatMessageList, paths } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';

export const chatMessagesQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['chat-messages', sessionId],
    queryFn: ({ signal }) =>
      apiGet(`${paths.chatMessages}?session_id=${encodeURIComponent(sessionId)}`, ChatMessageList, {
        signal,
      }),
  });

export function useChatMessages(sessionId: string) {
  return useQuery(chatMessagesQuery(sessionId));
}
