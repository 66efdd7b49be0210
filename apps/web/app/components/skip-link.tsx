import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

/** A way past what stands before a place, for the keyboard; in sight while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={classes.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
