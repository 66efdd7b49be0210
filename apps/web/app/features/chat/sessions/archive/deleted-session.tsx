import { trashDays, type ChatSession } from '@replysmith/contract';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { useSessionActions } from '../use-session-actions.ts';

/** The page of a session that was deleted and is kept for a while. */
export function DeletedSession({ session }: { session: ChatSession }) {
  const { restore } = useSessionActions(session);
  return (
    <EmptyState
      isPage
      title="This chat was deleted."
      action={<Button onClick={restore}>Restore</Button>}
    >
      “{sessionName(session)}” is kept for {trashDays} days. Restored, it is as it was.
    </EmptyState>
  );
}
