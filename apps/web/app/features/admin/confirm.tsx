import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import classes from './confirm.module.css';

type ConfirmProps = {
  title: string;
  /** What the button does. */
  action: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
};

export function Confirm(props: ConfirmProps) {
  const { title, action, isOpen, isBusy, onConfirm, onClose, children } = props;
  return (
    <Dialog label={title} isOpen={isOpen} onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={classes.text}>{children}</p>
      <div className={classes.buttons}>
        <Button onClick={onConfirm} isBusy={isBusy}>
          {isBusy ? 'Processing...' : action}
        </Button>
        <Button variant="line" onClick={onClose} data-autofocus>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
