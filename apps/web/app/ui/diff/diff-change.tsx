import type { Lit } from '../lit/use-lit.ts';
import { diffParts } from './diff-parts.ts';
import classes from './diff.module.css';
import { WithBlanks } from './with-blanks.tsx';

export type Change = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  /** The ledger line it answers, if there is one. */
  readonly number: number | null;
};

type DiffChangeProps = { change: Change; before: string; lit: Lit };

export function DiffChange({ change: { number, after }, before, lit }: DiffChangeProps) {
  return (
    <span
      className={classes.change}
      data-lit={(number !== null && lit.number === number) || undefined}
      onPointerEnter={() => lit.point(number)}
      onPointerLeave={() => lit.point(null)}
    >
      {number !== null && (
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
      )}
      {diffParts(before, after).map(({ kind, text }, index, parts) =>
        kind === 'same' ? (
          text
        ) : kind === 'removed' ? (
          <del key={index} className={classes.removed}>
            <span className="visually-hidden">removed: </span>
            {text}
          </del>
        ) : (
          <ins
            key={index}
            className={classes.added}
            data-after-removed={parts[index - 1]?.kind === 'removed' || undefined}
          >
            <span className="visually-hidden">added: </span>
            <WithBlanks text={text} />
          </ins>
        ),
      )}
    </span>
  );
}
