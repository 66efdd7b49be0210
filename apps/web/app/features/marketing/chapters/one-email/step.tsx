import type { ReactNode } from 'react';
import classes from './step.module.css';

type StepProps = {
  name: string;
  /** What came of it, as a figure in the margin. */
  figure?: ReactNode;
  /** Said of it in the margin. */
  text: ReactNode;
  children: ReactNode;
};

/** One thing the product does: named in the margin, shown beside it. */
export function Step({ name, figure, text, children }: StepProps) {
  return (
    <article className={classes.step}>
      <div className={classes.margin}>
        {figure && <p className={`figure ${classes.figure}`}>{figure}</p>}
        <h3 className="label">{name}</h3>
        <div className={classes.text}>{text}</div>
      </div>
      <div className={classes.shown}>{children}</div>
    </article>
  );
}
