import { useChatSessions } from '../../../data/chat-sessions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { groupSessions } from './group-sessions.ts';
import { SessionList } from './session-list.tsx';
import classes from './sessions.module.css';

/** The list of sessions in each of its states. */
export function Sessions({ onFollow }: { onFollow?: () => void }) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useChatSessions();
  if (data) {
    const sessions = data.pages.flatMap(({ items }) => items);
    if (sessions.length === 0) {
      return <p className={classes.note}>Each email you optimize is kept here with its score.</p>;
    }
    return (
      <>
        <SessionList groups={groupSessions(sessions, new Date())} onFollow={onFollow} />
        {hasNextPage && (
          <div className={classes.more}>
            <Button
              variant="quiet"
              size="small"
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show older
            </Button>
          </div>
        )}
      </>
    );
  }
  if (error) {
    return (
      <div className={classes.note} role="alert">
        <p>Failed to load chat sessions. {error.message}</p>
        <Button variant="line" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.note}>
      <Skeleton widths={['80%', '40%', '72%', '34%', '86%', '40%']} label="Loading sessions..." />
    </div>
  );
}
