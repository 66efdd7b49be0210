import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './cards.module.css';

type NumberCardProps = {
  title: string;
  /** What is counted, if the title does not say. */
  meaning?: string;
  /** The list that the figure counts. */
  to: string;
  /** Null while loading. */
  figure: string | null;
  /** Said after the figure: "of 20". */
  of?: string;
  children: ReactNode;
};

/** One figure; it takes the same space while loading. */
export function NumberCard({ title, meaning, to, figure, of, children }: NumberCardProps) {
  const id = useId();
  return (
    <article className={`min-w-0 ${classes.card}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="dense strong" title={meaning}>
        {title}
      </h2>
      <p className={`figure one-line ${classes.figure}`}>
        {figure === null ? (
          <span className={`round-sheet on-well ${classes.bar}`} />
        ) : (
          <Link to={to} id={`${id}-figure`} aria-labelledby={`${id}-title ${id}-figure`}>
            {figure}
          </Link>
        )}
        {of && <small> {of}</small>}
      </p>
      {children}
    </article>
  );
}
