import type { LibraryTemplate } from '@replysmith/contract';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countText } from '../../../../lib/words/count-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './preview-head.module.css';
import type { Neighbours } from './neighbours.ts';

type PreviewHeadProps = {
  template: LibraryTemplate | null;
  neighbours: Neighbours | null;
  onGo: (id: string) => void;
  onClose: () => void;
  /** What can be done with it. */
  children: ReactNode;
};

/** The name of what is open, and the ways to the next, to the one before, and back to the shelf. */
export function PreviewHead(props: PreviewHeadProps) {
  const { template, neighbours, onGo, onClose, children } = props;
  return (
    <div className={classes.sticky}>
      <div className={classes.head}>
        <h2 className={`head ${classes.name}`} tabIndex={-1} data-autofocus>
          {template?.name ?? 'No such template'}
        </h2>
        {neighbours && (
          <span className={classes.ways}>
            <Way name="Previous template" to={neighbours.previous} {...{ onGo }}>
              <IconChevronLeft size={20} stroke={1.5} aria-hidden />
            </Way>
            <span className={`small ink-2 ${classes.place}`} role="status">
              <span className="visually-hidden">{template?.name}, </span>
              {countText(neighbours.place)} of {countText(neighbours.total)}
            </span>
            <Way name="Next template" to={neighbours.next} {...{ onGo }}>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Way>
          </span>
        )}
        <Button variant="quiet" shape="icon" aria-label="Close" onClick={onClose}>
          <IconX size={20} stroke={1.5} aria-hidden />
        </Button>
      </div>
      {children}
    </div>
  );
}

type WayProps = {
  name: string;
  to: string | null;
  onGo: (id: string) => void;
  children: ReactNode;
};

function Way({ name, to, onGo, children }: WayProps) {
  return (
    <Button
      variant="quiet"
      shape="icon"
      aria-label={name}
      isBusy={to === null}
      onClick={() => to !== null && onGo(to)}
    >
      {children}
    </Button>
  );
}
