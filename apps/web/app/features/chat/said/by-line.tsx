import type { ReactNode } from 'react';
import { clockTime } from '../../../lib/words/recent-day.ts';
import { AiLabel } from './ai-label.tsx';
import classes from './by-line.module.css';

type ByLineProps = {
  who: string;
  at: string;
  how?: string | undefined;
  /** What must be known of the text before it is read. */
  label?: string | undefined;
  /** What can be done with it. */
  children?: ReactNode;
};

/** Who, when, and how it came about. */
export function ByLine({ who, at, how, label, children }: ByLineProps) {
  return (
    <p className={classes.line}>
      <b>{who}</b>
      <span>
        <time dateTime={at}>{clockTime(new Date(at))}</time>
        {how && `, ${how}`}
      </span>
      {label && <AiLabel text={label} />}
      {children}
    </p>
  );
}
