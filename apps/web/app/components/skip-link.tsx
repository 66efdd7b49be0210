import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** A keyboard link that skips what comes before a target; visible while focused. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={`round strong size-14 ${classes.skip}`} href={`#${to}`}>
      {children}
    </a>
  );
}
