import type { ReactNode } from 'react';
import classes from './lead-in.module.css';

type LeadInProps = {
  /** Ends in a stop of its own, or gets a colon before what follows. */
  title: string;
  children?: ReactNode;
};

/** A bold beginning and the sentence it leads into. */
export function LeadIn({ title, children }: LeadInProps) {
  return (
    <>
      <strong className={classes.title}>{title}</strong>
      {children && (
        <>
          {/[.!?…]$/u.test(title) ? ' ' : ': '}
          <span>{children}</span>
        </>
      )}
    </>
  );
}
