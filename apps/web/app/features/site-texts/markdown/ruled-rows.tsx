import type { ReactNode } from 'react';
import classes from './ruled-rows.module.css';

type RuledRowsProps = {
  rows: readonly { readonly name: ReactNode; readonly text: ReactNode }[];
};

/** Things and what is to be said of each, one a line between hairlines. */
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
