import { useId, type ReactNode } from 'react';
import classes from './productivity-page.module.css';

/** One matter of the page, under a line. */
export function PageBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} className="subhead">
        {title}
      </h2>
      {children}
    </section>
  );
}
