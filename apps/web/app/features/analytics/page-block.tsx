import { useId, type ReactNode } from 'react';
import classes from './analytics-page.module.css';

type PageBlockProps = { title: string; lede?: string; children: ReactNode };

/** One matter of the page, under a line. */
export function PageBlock({ title, lede, children }: PageBlockProps) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} className="subhead">
        {title}
      </h2>
      {lede && <p className={classes.lede}>{lede}</p>}
      {children}
    </section>
  );
}
