import type { ReactNode } from 'react';
import classes from './ruled-rows.module.css';

type RuledRowsProps = {
  rows: readonly { readonly name: ReactNode; readonly text: ReactNode }[];
};

/** A ruled list of terms with descriptions. */
export function RuledRows({ rows }: RuledRowsProps) {
  return (
    <dl className={classes.rows}>
      {rows.map(({ name, text }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
