import type { ReactNode } from 'react';
import classes from './ruled-rows.module.css';

type RuledRowsProps = {
  rows: readonly { readonly name: ReactNode; readonly text: ReactNode }[];
};

/** A ruled list of terms with descriptions. */
export function RuledRows({ rows }: RuledRowsProps) {
  return (
    <dl className={`ink-above ${classes.rows}`}>
      {rows.map(({ name, text }, at) => (
        <div className="stack gap-6 line-below" key={at}>
          <dt className="medium">{name}</dt>
          <dd className="ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
