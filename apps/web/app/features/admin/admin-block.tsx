import { useId, type ReactNode } from 'react';
import classes from './admin-block.module.css';

type AdminBlockProps = {
  title: string;
  /** A figure or two beside the title. */
  figure?: ReactNode;
  children: ReactNode;
};

/** One matter of the page, under a line. */
export function AdminBlock({ title, figure, children }: AdminBlockProps) {
  const id = useId();
  return (
    <section className={classes.block} aria-labelledby={id}>
      <header>
        <h2 id={id} className="subhead">
          {title}
        </h2>
        {figure && <p className="small ink-2">{figure}</p>}
      </header>
      {children}
    </section>
  );
}
