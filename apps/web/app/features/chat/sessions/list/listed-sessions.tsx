import { useChatSessions } from '../../../../data/chat-sessions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import classes from '../sessions.module.css';
import { useSessionsView } from '../use-sessions-view.ts';
import { ClearSearch } from './clear-search.tsx';
import { FoundCount } from './found-count.tsx';
import { groupSessions } from './group-sessions.ts';
import { NoSessions } from './no-sessions.tsx';
import { SessionList } from './session-list.tsx';
import { SessionsProblem } from './sessions-problem.tsx';

type ListedSessionsProps = { state: 'active' | 'archived'; onFollow?: (() => void) | undefined };

/** The list of sessions in each of its states. */
export function ListedSessions({ state, onFollow }: ListedSessionsProps) {
  const { find } = useSessionsView();
  const { sessions, problem, tryAgain, isPlaceholderData, ...query } = useChatSessions({
    state,
    search: find,
  });
  const why = problem && (
    <SessionsProblem which="listed" problem={problem} onRetry={tryAgain}>
      <ClearSearch />
    </SessionsProblem>
  );
  if (!sessions) {
    return (
      why ?? (
        <div className={classes.note}>
          <Skeleton
            widths={['80%', '40%', '72%', '34%', '86%', '40%']}
            label="Loading sessions..."
          />
        </div>
      )
    );
  }
  const isEmpty = sessions.length === 0 && !query.hasNextPage;
  return (
    <div aria-busy={isPlaceholderData}>
      {why}
      {find && !why && !isEmpty && (
        <FoundCount total={query.total} isSettled={!isPlaceholderData} />
      )}
      <SessionList groups={groupSessions(sessions, new Date())} onFollow={onFollow}>
        {isEmpty && !why && <NoSessions state={state} archived={query.archived} />}
      </SessionList>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="quiet"
            size="small"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </div>
  );
}
