import type { ReactNode } from 'react';
import classes from './lead-in.module.css';

type LeadInProps = {
  /** Ends in a stop of its own, or gets a colon before what follows. */
  title: string;
  children?: ReactNode;
};

/** A bold beginning and the sentence it leads into. */
export function LeadIn({ title, children }: LeadInProps) {
  const needsColon = Boolean(children) && !/[.!?…:]$/u.test(title);
  return (
    <>
      <strong className={classes.title}>{title}</strong>
      {needsColon && <span>:</span>} {children}
    </>
  );
}
