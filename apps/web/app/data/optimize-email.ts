import { OptimizeEmailReply, paths, type OptimizeEmailRequest } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost } from '../lib/api-client.ts';
import { isUnauthenticated } from '../lib/api-error.ts';
import { chatMessagesQuery } from './chat-messages.ts';
import { chatSessionQuery, chatSessionsQuery } from './chat-sessions.ts';
import { subscriptionQuery } from './subscription.ts';

type OptimizeEmailInput = Pick<OptimizeEmailRequest, 'content' | 'session_id'>;

/** Sends an email to the coach and files the answer where the chat reads it. */
export function useOptimizeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: OptimizeEmailInput) => {
      const request: OptimizeEmailRequest = { ...input, message_type: 'email_optimization' };
      return apiPost(paths.optimizeEmail, request, OptimizeEmailReply);
    },
    onSuccess: ({ session, messages }, { session_id }) => {
      client.setQueryData(chatSessionQuery(session.id).queryKey, session);
      client.setQueryData(chatMessagesQuery(session.id).queryKey, (known) => {
        if (!known && session_id) return undefined;
        return { items: [...(known?.items ?? []), ...messages] };
      });
      void client.invalidateQueries({ queryKey: chatSessionsQuery.queryKey });
    },
    onSettled: (_reply, error) => {
      if (!isUnauthenticated(error)) {
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
    },
  });
}
