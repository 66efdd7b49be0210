import { Fragment } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import { DiffChange, type Change } from './diff-change.tsx';
import classes from './diff.module.css';
import { WithBlanks } from './with-blanks.tsx';

type DiffTextProps = {
  /** The text before any change. */
  text: string;
  /** In reading order, never overlapping; what was put back is left out. */
  changes: readonly Change[];
  lit: Lit;
};

/** A text with its changes in place: what goes is struck, what comes is underlined. */
export function DiffText({ text, changes, lit }: DiffTextProps) {
  const last = changes.at(-1)?.end ?? 0;
  return (
    <span className={classes.text}>
      {changes.map((change, index) => (
        <Fragment key={change.id}>
          <WithBlanks text={text.slice(changes[index - 1]?.end ?? 0, change.start)} />
          <DiffChange change={change} before={text.slice(change.start, change.end)} lit={lit} />
        </Fragment>
      ))}
      <WithBlanks text={text.slice(last)} />
    </span>
  );
}
