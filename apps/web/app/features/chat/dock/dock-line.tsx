import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import classes from './dock-line.module.css';
import { DockSlot } from './dock-slot.ts';

type DockLineProps = {
  /** What there is out of sight. */
  children?: ReactNode;
  /** What takes the reader there. */
  way: string;
  isAbove?: boolean;
  onGo: () => void;
};

/** One line above the composer that leads to what is out of sight. */
export function DockLine({ children, way, isAbove = false, onGo }: DockLineProps) {
  const slot = use(DockSlot);
  const Icon = isAbove ? IconArrowUp : IconArrowDown;
  const line = (
    <p className={classes.line} data-lone={children ? undefined : true}>
      {children && <b>{children}</b>}
      <Button variant="quiet" size="small" onClick={onGo}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {way}
      </Button>
    </p>
  );
  return slot && createPortal(line, slot);
}
