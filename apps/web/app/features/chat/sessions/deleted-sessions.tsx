import { type ListedChatSession } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { type KeyboardEvent, useState } from 'react';
import { sessionName, useChatSessions } from '../../../data/chat-sessions.ts';
import { dayText, restorableUntil } from '../../../lib/days.ts';
import { isolated } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { HighlightedText } from '../../../components/highlighted-text.tsx';
import { useRestoredFocus } from '../../../components/list-focus.ts';
import { SessionsProblem } from './session-list.tsx';
import { useHasDraft } from './session-row.tsx';
import { useSessionActions, useSessionsView } from './use-session-actions.ts';
import classes from './sessions.module.css';

/** The deleted sessions that can be restored; nothing when there are none. */
export function DeletedSessions() {
  const { find } = useSessionsView();
  const { sessions, problem, tryAgain, ...query } = useChatSessions({
    state: 'deleted',
    search: find,
  });
  const { list, watch } = useRestoredFocus(sessions?.map(({ id }) => id) ?? []);
  if (!problem && !sessions?.length && !query.hasNextPage) return null;
  return (
    <section className={`mt-4 line-above ${classes.deleted}`} aria-labelledby="deleted-sessions">
      <h3 id="deleted-sessions">Deleted, removed for good after {trashDays} days</h3>
      {problem && <SessionsProblem which="deleted" problem={problem} onRetry={tryAgain} />}
      <div ref={list}>
        <ul>
          {sessions?.map((session) => (
            <li
              key={session.id}
              className={`grid dense ${classes.deletedRow}`}
              {...watch(session.id)}
            >
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

/** A deleted session, and how long it can be restored. */
function DeletedRow({ session }: { session: ListedChatSession }) {
  const { restore, purge } = useSessionActions(session);
  const [isAsking, setAsking] = useState(false);
  const hasDraft = useHasDraft(session.id);
  const name = sessionName(session);
  const { deleted_at, hit } = session;
  return (
    <>
      <p className="truncate medium" title={name}>
        {hit?.field === 'name' ? <HighlightedText {...hit} /> : name}
      </p>
      {hit?.field === 'content' && (
        <p className={classes.deletedHit}>
          <HighlightedText {...hit} />
        </p>
      )}
      {deleted_at && (
        <p className={classes.until}>Here until {dayText(restorableUntil(deleted_at))}</p>
      )}
      <p className={`flex gap-1 ${classes.deletedButtons}`}>
        <Button
          variant="line"
          size="small"
          data-row={session.id}
          aria-label={`Restore: ${name}`}
          onClick={restore}
        >
          Restore
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Delete for good: ${name}`}
          onClick={() => setAsking(true)}
        >
          Delete for good
        </Button>
      </p>
      <PurgeDialog
        name={name}
        hasDraft={hasDraft}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onPurge={() => {
          setAsking(false);
          purge();
        }}
      />
    </>
  );
}

type PurgeDialogProps = {
  name: string;
  /** An unsent text exists in it. */
  hasDraft: boolean;
  isOpen: boolean;
  onClose: () => void;
  onPurge: () => void;
};

/** Asks before a session is deleted for good. */
function PurgeDialog({ name, hasDraft, isOpen, onClose, onPurge }: PurgeDialogProps) {
  // Escape closes this question, not the sheet around it.
  const escape = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    },
  };
  return (
    <Dialog label="Delete for good?" isOpen={isOpen} onClose={onClose}>
      <div className="stack">
        <h2 className="head">Delete for good?</h2>
        <p className="breakable">
          “{isolated(name)}” and everything in it will be deleted now
          {hasDraft && ', including what you have not sent'}. It cannot be restored. What you marked
          as sent still counts.
        </p>
        <p className="row breakable">
          <Button {...escape} variant="danger" onClick={onPurge}>
            Delete for good
          </Button>
          <Button {...escape} data-autofocus variant="line" onClick={onClose}>
            Keep it
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
