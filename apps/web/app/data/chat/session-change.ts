import {
  ChatSession,
  paths,
  type UpdateChatSessionRequest as SessionUpdate,
} from '@replysmith/contract';
import { apiDelete, apiPatch, apiPost } from '../../lib/wire/api-client.ts';

export type SessionChange = { session: ChatSession } & (
  { type: 'update'; update: SessionUpdate } | { type: 'delete' | 'restore' | 'purge' }
);

export function makeChange(change: SessionChange): Promise<ChatSession> {
  const { id } = change.session;
  const path = `${paths.chatSessions}/${encodeURIComponent(id)}`;
  switch (change.type) {
    case 'update':
      return apiPatch(path, change.update, ChatSession);
    case 'delete':
      return apiDelete(path, ChatSession);
    case 'restore':
      return apiPost(paths.restoreChatSession, { session_id: id }, ChatSession);
    case 'purge':
      return apiPost(paths.purgeChatSession, { session_id: id }, ChatSession);
  }
}

/** What a session is once the change is made; null when it is no more. */
export function afterChange(change: SessionChange): ChatSession | null {
  const { session } = change;
  switch (change.type) {
    case 'update': {
      const { session_name = session.session_name, is_archived = session.is_archived } =
        change.update;
      const { last_activity = session.last_activity } = change.update;
      return { ...session, session_name, is_archived, last_activity };
    }
    case 'delete':
      return { ...session, deleted_at: session.deleted_at ?? new Date().toISOString() };
    case 'restore':
      return { ...session, deleted_at: null };
    case 'purge':
      return null;
  }
}
