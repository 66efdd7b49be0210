import type { AccountLine, Edit } from '@replysmith/coach';
import type { LiveRewrite } from '../../../../data/live-score/live-score.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import { Gain } from './gain.tsx';
import classes from './gains.module.css';

/** What each change won, by ledger line. */
export function Gains({ rewrite: { account } }: { rewrite: LiveRewrite }) {
  const moved = [...account.won, ...account.taken];
  const changed = moved.filter(({ changes }) => changes.length > 0);
  const followed = moved.filter(({ changes }) => changes.length === 0);
  return (
    <ol className={classes.gains} aria-label="What each change won">
      {changed.map((line) => (
        <Gain
          key={line.rule}
          number={line.number}
          name={line.name}
          points={signedPoints(line.points)}
          reason={reasonOf(line)}
        />
      ))}
      {followed.length > 0 && (
        <Gain
          name={followed.map(({ name }) => name).join(', ')}
          points={signedPoints(followed.reduce((sum, { points }) => sum + points, 0))}
          reason="Moved by the changes above."
        />
      )}
      {account.unmoved.map((line) => (
        <Gain
          key={line.rule}
          number={line.number}
          name={line.name}
          reason={`It moves no points. ${reasonOf(line)}`}
        />
      ))}
    </ol>
  );
}

function reasonOf({ changes: [first] }: AccountLine<Edit>): string {
  return first?.reason ?? '';
}
