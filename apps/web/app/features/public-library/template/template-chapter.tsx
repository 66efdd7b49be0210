import type { ReactNode } from 'react';
import classes from './template-chapter.module.css';

/** A heading in the margin and what belongs to it, under a line of ink. */
export function TemplateChapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.chapter}>
      <h2 className="label">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
