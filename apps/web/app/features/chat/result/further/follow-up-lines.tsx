import type { LedgerLine } from '@replysmith/coach';
import { tenths } from '../../../../lib/words/tenths.ts';
import { foldLines } from '../../../../ui/ledger/fold-lines.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import classes from './follow-ups.module.css';

const most = 4;

/** "Judged as a follow-up, it loses: The ask −1.4, Relevance −0.3." */
export function FollowUpLines({ lines }: { lines: readonly LedgerLine[] }) {
  if (lines.length === 0)
    return <p className={classes.lost}>Judged as a follow-up: nothing lost.</p>;
  const { shown, folded } = foldLines(lines, most);
  const rest = folded.reduce((sum, { points }) => sum + points, 0);
  const parts = [
    ...shown.map(({ name, points }) => ({ name, points })),
    ...(folded.length > 0 ? [{ name: `${String(folded.length)} more`, points: rest }] : []),
  ];
  return (
    <p className={classes.lost}>
      Judged as a follow-up, it loses:{' '}
      {parts.map(({ name, points }, at) => (
        <span key={name}>
          {name} <b>{signedPoints(points, tenths)}</b>
          {at < parts.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </p>
  );
}
