import { pages } from '@replysmith/contract';
import { useParams } from 'react-router';
import { useChatSessions } from '../../../data/chat-sessions.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeletedSession } from '../sessions/archive/deleted-session.tsx';
import classes from './session-not-found.module.css';
import { UnsentDrafts } from './unsent-drafts.tsx';

/** In place of a chat that is not there; one that was deleted can be had back. */
export function SessionNotFound() {
  const { sessionId } = useParams();
  const { sessions, isPending } = useChatSessions({ state: 'deleted', search: '' });
  const deleted = sessions?.find(({ id }) => id === sessionId);
  return (
    <main className={classes.page} aria-busy={isPending}>
      <title>Chat not found · Replysmith</title>
      {deleted && <DeletedSession session={deleted} />}
      {!deleted && !isPending && (
        <EmptyState
          isPage
          title="There is no chat at this address."
          action={
            <ButtonLink to={pages.chat} variant="line">
              New Chat
            </ButtonLink>
          }
        >
          It may have been deleted for good, or it belongs to another account.
        </EmptyState>
      )}
      {sessionId && <UnsentDrafts sessionId={sessionId} />}
    </main>
  );
}
