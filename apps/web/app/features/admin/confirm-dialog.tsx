import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import classes from './admin-page.module.css';

type ConfirmDialogProps = {
  title: string;
  /** The label of the confirm button. */
  action: string;
  isOpen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences. */
  children: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, isOpen, isBusy, onConfirm, onClose, children } = props;
  return (
    <Dialog label={title} isOpen={isOpen} onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={`ink-2 pretty ${classes.consequence}`}>{children}</p>
      <div className="row gap-3">
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
