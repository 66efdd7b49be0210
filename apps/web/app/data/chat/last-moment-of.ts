import type { ChatSession, ChatSessionState } from '@replysmith/contract';

/** The moment from which the next page of a list goes on; null where nothing is listed. */
export function lastMomentOf(
  sessions: readonly ChatSession[],
  state: ChatSessionState,
): string | null {
  const last = sessions.at(-1);
  return (state === 'deleted' ? last?.deleted_at : last?.last_activity) ?? null;
}
