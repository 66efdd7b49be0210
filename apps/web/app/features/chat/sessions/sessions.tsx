import { ArchiveLink } from './archive/archive-link.tsx';
import { DeletedSessions } from './archive/deleted-sessions.tsx';
import { ListedSessions } from './list/listed-sessions.tsx';
import { moveInSessions } from './move-in-sessions.ts';
import { SessionSearch } from './session-search.tsx';
import classes from './sessions.module.css';
import { useSessionsView } from './use-sessions-view.ts';

/** The sessions to choose from: those in use, or what was put away. */
export function Sessions({ onFollow }: { onFollow?: () => void }) {
  const { isArchive } = useSessionsView();
  return (
    <div
      className={classes.sessions}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
        if (moveInSessions(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      <SessionSearch />
      <div className={classes.lists}>
        {isArchive && <h3 className={classes.which}>Archived</h3>}
        <ListedSessions
          key={String(isArchive)}
          state={isArchive ? 'archived' : 'active'}
          onFollow={onFollow}
        />
        {isArchive && <DeletedSessions />}
      </div>
      <ArchiveLink />
    </div>
  );
}
