import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

type RuledBlockProps = {
  title: string;
  /** One or two sentences. */
  lede: ReactNode;
  children: ReactNode;
};

/** One matter of a page, under a line. */
export function RuledBlock({ title, lede, children }: RuledBlockProps) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h2 id={id} className="subhead">
        {title}
      </h2>
      <p className={classes.lede}>{lede}</p>
      {children}
    </section>
  );
}
