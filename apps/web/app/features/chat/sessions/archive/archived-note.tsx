import type { ChatSession } from '@replysmith/contract';
import { Button } from '../../../../ui/button/button.tsx';
import { useSessionActions } from '../use-session-actions.ts';
import classes from './archived-note.module.css';

/** Says of an open session that it lies in the archive, and brings it back. */
export function ArchivedNote({ session }: { session: ChatSession }) {
  const { bringBack } = useSessionActions(session);
  return (
    <p className={classes.note}>
      Archived. What is sent here brings it back.
      <Button variant="quiet" size="small" onClick={bringBack}>
        Bring back
      </Button>
    </p>
  );
}
