import type { ChatSession, OptimizeEmailRequest } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound, isUnauthenticated, mayHaveHappened } from '../lib/api-error.ts';
import { followAnswer } from './answer-stream.ts';
import { chatMessagesQuery } from './chat-messages.ts';
import { chatSessionQuery, refreshSessions } from './chat-sessions.ts';
import { subscriptionQuery } from './subscription.ts';

type OptimizeEmailInput = {
  request: OptimizeEmailRequest;
  /** The same for every attempt at the same text, so that the server runs it once. */
  key: string;
  /** Called once the server has taken it on, with the session it is in. */
  onStarted: (session: ChatSession, requestId: string) => void;
};

/** A running request and its session. */
type GoingOn = { requestId: string; sessionId: string };

/** Sends an email, a question or a reply to a reader, or follows a running answer. */
export function useOptimizeEmail() {
  const client = useQueryClient();
  return useMutation({
    meta: { showsRefusal: true },
    mutationFn: (input: OptimizeEmailInput | GoingOn) => {
      if ('requestId' in input) {
        const { requestId, sessionId } = input;
        return followAnswer(client, { source: { requestId }, sessionId });
      }
      const { onStarted, ...source } = input;
      return followAnswer(client, { source, sessionId: source.request.session_id, onStarted });
    },
    onError: (error, input) => {
      const sessionId = 'requestId' in input ? input.sessionId : input.request.session_id;
      // Sending into a deleted chat is how its page learns of the deletion.
      const isGone = isNotFound(error);
      if (!mayHaveHappened(error) && !isGone && !('requestId' in input)) return;
      void refreshSessions(client);
      if (isGone) void client.invalidateQueries(chatSessionQuery(sessionId));
      if (sessionId) void client.invalidateQueries(chatMessagesQuery(sessionId));
    },
    onSettled: (_outcome, error) => {
      if (!isUnauthenticated(error)) {
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
    },
  });
}
