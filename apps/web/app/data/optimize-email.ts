import { OptimizeEmailReply, paths, type OptimizeEmailRequest } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../lib/api-client.ts';
import { isUnauthenticated, mayHaveHappened } from '../lib/api-error.ts';
import { chatMessagesQuery } from './chat-messages.ts';
import { chatSessionQuery, chatSessionsQuery } from './chat-sessions.ts';
import { subscriptionQuery } from './subscription.ts';

type OptimizeEmailInput = Omit<OptimizeEmailRequest, 'message_type'> & {
  /** The same for every attempt at the same text, which the server then does once. */
  key: string;
};

/** Sends an email to the coach and files the answer where the chat reads it. */
export function useOptimizeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...input }: OptimizeEmailInput) => {
      const request: OptimizeEmailRequest = { ...input, message_type: 'email_optimization' };
      const headers = { 'idempotency-key': key };
      return apiPost(paths.optimizeEmail, request, OptimizeEmailReply, { headers });
    },
    onSuccess: ({ session, messages }, { session_id }) => {
      client.setQueryData(chatSessionQuery(session.id).queryKey, session);
      client.setQueryData(chatMessagesQuery(session.id).queryKey, (known) => {
        if (!known && session_id) return undefined;
        const ids = new Set(messages.map(({ id }) => id));
        const others = known?.items.filter(({ id }) => !ids.has(id)) ?? [];
        return { items: [...others, ...messages] };
      });
      void client.invalidateQueries({ queryKey: chatSessionsQuery.queryKey });
    },
    onError: (error, { session_id }) => {
      if (!mayHaveHappened(error)) return;
      void client.invalidateQueries({ queryKey: chatSessionsQuery.queryKey });
      if (session_id) void client.invalidateQueries(chatMessagesQuery(session_id));
    },
    onSettled: (_reply, error) => {
      if (!isUnauthenticated(error)) {
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
    },
  });
}
