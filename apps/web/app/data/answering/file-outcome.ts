import type { AnswerEnding, ChatMessage, ChatSession } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/wire/api-error.ts';
import { refreshSessions } from '../chat-sessions.ts';
import { dropMessage, fileMessages, fileSession } from './file-messages.ts';
import type { Outcome } from './outcome.ts';

type FailedError = Extract<AnswerEnding, { type: 'failed' }>['error'];
type Asked = { sessionId: string | null; messageId: string | null };

/** Files how an answer ended, and tells it. */
export function fileOutcome(client: QueryClient, ending: AnswerEnding, asked: Asked): Outcome {
  if (ending.type === 'answered') {
    const { session, messages } = ending.reply;
    file(client, session, messages, asked);
    return { type: 'answered', sessionId: session.id, reply: ending.reply };
  }
  if (ending.type === 'stopped' && ending.session && ending.messages) {
    file(client, ending.session, ending.messages, asked);
    return { type: 'kept', sessionId: ending.session.id, messages: ending.messages };
  }
  return undo(client, ending, asked);
}

function file(
  client: QueryClient,
  session: ChatSession,
  messages: readonly ChatMessage[],
  asked: Asked,
): void {
  fileSession(client, session);
  fileMessages(client, session.id, messages, { isNewSession: asked.sessionId === null });
}

function undo(
  client: QueryClient,
  ending: Exclude<AnswerEnding, { type: 'answered' }>,
  { sessionId, messageId }: Asked,
): Outcome {
  const { dropped, left } = sessionId
    ? dropMessage(client, sessionId, messageId)
    : { dropped: null, left: 0 };
  void refreshSessions(client);
  const isSessionGone = ending.type === 'stopped' ? ending.session === null : left === 0;
  return {
    type: 'undone',
    sessionId: isSessionGone ? null : sessionId,
    message: dropped,
    error: ending.type === 'failed' ? problemOf(ending.error) : null,
  };
}

/** Without a status: nothing is in doubt, the server has said that it never happened. */
function problemOf({ code, message, request_id, fields }: FailedError): ApiError {
  return new ApiError({ kind: 'http', code, message, requestId: request_id, fields: fields ?? {} });
}
