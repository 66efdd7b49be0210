import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  title: string;
  /** One or two sentences. */
  lede: ReactNode;
  children: ReactNode;
};

/** One matter of a page, under a line. */
export function Section({ title, lede, children }: SectionProps) {
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
