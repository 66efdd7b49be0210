import { trashDays } from '@replysmith/contract';
import { useChatSessions } from '../../../../data/chat-sessions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { SessionsProblem } from '../list/sessions-problem.tsx';
import { useKeptFocus } from '../../../../ui/list-focus/use-kept-focus.ts';
import classes from '../sessions.module.css';
import { useSessionsView } from '../use-sessions-view.ts';
import deleted from './deleted-sessions.module.css';
import { DeletedRow } from './deleted-row.tsx';

/** What was deleted and can still be had back; nothing where nothing was. */
export function DeletedSessions() {
  const { find } = useSessionsView();
  const { sessions, problem, tryAgain, ...query } = useChatSessions({
    state: 'deleted',
    search: find,
  });
  const { list, watch } = useKeptFocus(sessions?.map(({ id }) => id) ?? []);
  if (!problem && !sessions?.length && !query.hasNextPage) return null;
  return (
    <section className={deleted.section} aria-labelledby="deleted-sessions">
      <h3 id="deleted-sessions">Deleted, gone for good after {trashDays} days</h3>
      {problem && <SessionsProblem which="deleted" problem={problem} onRetry={tryAgain} />}
      <div ref={list}>
        <ul>
          {sessions?.map((session) => (
            <li key={session.id} className={deleted.row} {...watch(session.id)}>
              <DeletedRow session={session} />
            </li>
          ))}
        </ul>
      </div>
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
    </section>
  );
}
