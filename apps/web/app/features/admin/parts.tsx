import { type ReactNode, useId } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import classes from './admin-page.module.css';

type AdminBlockProps = {
  title: string;
  /** A figure or two beside the title. */
  figure?: ReactNode;
  children: ReactNode;
};

/** One matter of the page, under a line. */
export function AdminBlock({ title, figure, children }: AdminBlockProps) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <header>
        <h2 id={id} className="subhead">
          {title}
        </h2>
        {figure && <p className="small ink-2">{figure}</p>}
      </header>
      {children}
    </section>
  );
}

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
      <p className={classes.partsText}>{children}</p>
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
