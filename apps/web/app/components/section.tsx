import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

type SectionProps = {
  title: string;
  /** One or two sentences. */
  lede?: ReactNode;
  /** A figure or two beside the title; null while they are not known. */
  figure?: ReactNode;
  /** Tighter spacing, for pages of figures and lists. */
  isDense?: boolean;
  children: ReactNode;
};

/** One section of a page, under a line. */
export function Section({ title, lede, figure, isDense, children }: SectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className="subhead">
      {title}
    </h2>
  );
  return (
    <section
      className={`ink-above ${classes.block}`}
      data-dense={isDense || undefined}
      aria-labelledby={id}
    >
      {figure === undefined ? (
        heading
      ) : (
        <header className={`flex wrap-items items-baseline justify-between mb-3 ${classes.head}`}>
          {heading}
          {figure && <p className="small ink-2">{figure}</p>}
        </header>
      )}
      {lede && <p className={`ink-2 pretty ${classes.lede}`}>{lede}</p>}
      {children}
    </section>
  );
}
