import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** A short word about the thing it stands on. */
export function Tag({ children, isOn = false }: { children: ReactNode; isOn?: boolean }) {
  return (
    <span className={classes.tag} data-on={isOn || undefined}>
      {children}
    </span>
  );
}
