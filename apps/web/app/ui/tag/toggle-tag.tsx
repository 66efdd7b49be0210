import type { ReactNode } from 'react';
import classes from './tag.module.css';

type ToggleTagProps = { isOn: boolean; onToggle: () => void; children: ReactNode };

/** A tag that filters by itself while it is on. */
export function ToggleTag({ isOn, onToggle, children }: ToggleTagProps) {
  return (
    <button type="button" className={classes.tag} aria-pressed={isOn} onClick={onToggle}>
      {children}
    </button>
  );
}
