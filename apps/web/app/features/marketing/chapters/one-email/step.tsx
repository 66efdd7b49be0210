import type { ReactNode } from 'react';
import classes from './step.module.css';

type StepProps = {
  name: string;
  /** What came of it, as a figure in the margin or in a few words. */
  figure?: ReactNode;
  outcome?: string;
  /** Said of it in the margin. */
  text: ReactNode;
  children: ReactNode;
};

/** One thing the product does: named in the margin, shown beside it. */
export function Step({ name, figure, outcome, text, children }: StepProps) {
  return (
    <article className={classes.step}>
      <div className={classes.margin}>
        {figure && <p className={`figure ${classes.figure}`}>{figure}</p>}
        {outcome && <p className={`head ${classes.outcome}`}>{outcome}</p>}
        <h3 className="label">{name}</h3>
        <div className={classes.text}>{text}</div>
      </div>
      <div className={classes.shown}>{children}</div>
    </article>
  );
}
