import type { ReactNode } from 'react';
import classes from './findings.module.css';

type ChapterProps = {
  /** An anchor. */
  id?: string;
  title: string;
  lede?: ReactNode;
  children: ReactNode;
};

/** One part of the page: a headline beside the margin column, and what it says below. */
export function Chapter({ id, title, lede, children }: ChapterProps) {
  return (
    <section id={id} className={`wrap ${classes.chapter}`}>
      <div className={classes.head}>
        <h2 className={`title ${classes.title}`}>{title}</h2>
        {lede && <p className={`lede mt-3 ${classes.chapterLede}`}>{lede}</p>}
      </div>
      {children}
    </section>
  );
}
