import type { AccountLine, Edit } from '@replysmith/coach';
import type { LiveRewrite } from '../../../../data/live-score/live-score.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import classes from './gains.module.css';

/** What each change won, by ledger line. */
export function Gains({ rewrite: { account } }: { rewrite: LiveRewrite }) {
  const lines = [...account.won, ...account.taken, ...account.unmoved];
  return (
    <ol className={classes.gains} aria-label="What each change won">
      {lines.map((line) => (
        <li key={line.rule}>
          <span className={classes.number}>{line.number}</span>
          <span className={classes.name}>{line.name}</span>
          <span className={classes.points}>
            {line.points === 0 ? 'no points' : signedPoints(line.points)}
          </span>
          <small>{reasonOf(line)}</small>
        </li>
      ))}
    </ol>
  );
}

function reasonOf({ changes: [first] }: AccountLine<Edit>): string {
  return first?.reason ?? 'Won by the other changes.';
}
