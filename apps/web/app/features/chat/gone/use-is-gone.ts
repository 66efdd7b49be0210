import { useChatSession } from '../../../data/chat-sessions.ts';
import { isNotFound } from '../../../lib/wire/api-error.ts';

/** Whether the server no longer has a session; false for a new chat, and as long as that is not known. */
export function useIsGone(sessionId: string | null): boolean {
  return isNotFound(useChatSession(sessionId).error);
}
