import type { KeyboardEvent } from 'react';
import { isolated } from '../../../../lib/words/isolated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './purge-dialog.module.css';

type PurgeDialogProps = {
  name: string;
  /** Something is being written in it. */
  hasDraft: boolean;
  isOpen: boolean;
  onClose: () => void;
  onPurge: () => void;
};

/** Asks before a session is deleted for good. */
export function PurgeDialog({ name, hasDraft, isOpen, onClose, onPurge }: PurgeDialogProps) {
  // Escape means this question, not the sheet it may have been asked from.
  const escape = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    },
  };
  return (
    <Dialog label="Delete for good?" isOpen={isOpen} onClose={onClose}>
      <div className={classes.question}>
        <h2 className="head">Delete for good?</h2>
        <p>
          “{isolated(name)}” and all that was said in it go now
          {hasDraft && ', with what you had not sent'}. Nobody can have it back. What you marked as
          sent keeps counting.
        </p>
        <p className={classes.buttons}>
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
