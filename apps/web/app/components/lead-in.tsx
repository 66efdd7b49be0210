import type { ReactNode } from 'react';
import classes from './lead-in.module.css';

type LeadInProps = {
  /** A colon is added unless it ends in punctuation. */
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
