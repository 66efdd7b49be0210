import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

/** A line that expands in place; the chevron shows that it does. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={classes.disclosure}>
      <summary>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
        {summary}
      </summary>
      {children}
    </details>
  );
}
