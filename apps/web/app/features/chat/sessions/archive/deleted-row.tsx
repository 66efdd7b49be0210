import type { ListedChatSession } from '@replysmith/contract';
import { useState } from 'react';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { dayText } from '../../../../lib/words/day-text.ts';
import { keptUntil } from '../../../../lib/words/kept-until.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';
import { useHasDraft } from '../list/use-has-draft.ts';
import { useSessionActions } from '../use-session-actions.ts';
import classes from './deleted-sessions.module.css';
import { PurgeDialog } from './purge-dialog.tsx';

/** A deleted session, and how long it can still be had back. */
export function DeletedRow({ session }: { session: ListedChatSession }) {
  const { restore, purge } = useSessionActions(session);
  const [isAsking, setAsking] = useState(false);
  const hasDraft = useHasDraft(session.id);
  const name = sessionName(session);
  const { deleted_at, hit } = session;
  return (
    <>
      <p className={classes.name} title={name}>
        {hit?.field === 'name' ? <HighlightedText {...hit} /> : name}
      </p>
      {hit?.field === 'content' && (
        <p className={classes.hit}>
          <HighlightedText {...hit} />
        </p>
      )}
      {deleted_at && <p className={classes.until}>Here until {dayText(keptUntil(deleted_at))}</p>}
      <p className={classes.buttons}>
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
