import { unsentInWords, whatLeavingForgets } from '../../../data/unsent-drafts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from './leave-dialog.module.css';

type LeaveDialogProps = { unsent: number; onStay: () => void; onLeave: () => void };

/** Asks before signing out takes unsent words along. */
export function LeaveDialog({ unsent, onStay, onLeave }: LeaveDialogProps) {
  const title = unsentInWords(unsent);
  return (
    <Dialog label={title} isOpen={unsent > 0} onClose={onStay}>
      <div className={classes.question}>
        <h2 className="head">{title}</h2>
        <p>{whatLeavingForgets}</p>
        <p className={classes.buttons}>
          <Button variant="danger" onClick={onLeave}>
            Sign out and forget
          </Button>
          <Button data-autofocus variant="line" onClick={onStay}>
            Stay
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
