import type { ChatSession, ChatSessionState, ListedChatSession } from '@replysmith/contract';

export type PlacedSession = { id: string; session: ChatSession | null };

/** A list in which a session is what it is now, or no longer is. */
export function placeSession(
  listed: readonly ListedChatSession[],
  state: ChatSessionState,
  { id, session }: PlacedSession,
): ListedChatSession[] {
  return listed.flatMap((one) => {
    if (one.id !== id) return one;
    if (!session || stateOf(session) !== state) return [];
    const isRenamed = one.session_name !== session.session_name;
    return { ...session, hit: isRenamed && one.hit?.field === 'name' ? null : one.hit };
  });
}

function stateOf({ deleted_at, is_archived }: ChatSession): ChatSessionState {
  if (deleted_at !== null) return 'deleted';
  return is_archived ? 'archived' : 'active';
}
