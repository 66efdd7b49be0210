import { useParams } from 'react-router';
import { sessionName, useChatSession } from '../../../data/chat-sessions.ts';

/** What the open session is called; files that leave it are named after it. */
export function useSessionTitle(): string {
  const { sessionId = null } = useParams();
  const { data } = useChatSession(sessionId);
  return data ? sessionName(data) : 'Email';
}
