import type { ChatSession } from '@replysmith/contract';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { dayText } from '../../../../lib/words/day-text.ts';
import { keptUntil } from '../../../../lib/words/kept-until.ts';
import { isolated } from '../../../../lib/words/isolated.ts';
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
      {session.deleted_at && (
        <>
          “{isolated(sessionName(session))}” can be restored until{' '}
          {dayText(keptUntil(session.deleted_at))}.{' '}
        </>
      )}
      Restored, it is as it was.
    </EmptyState>
  );
}
