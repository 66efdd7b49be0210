import type { OutcomeRates } from '@replysmith/contract';
import { decidedOf, rangeText, shareText } from '../../../data/outcomes/rate-words.ts';
import classes from './source-table.module.css';

/** "3 of 12, 25% (9–53%)" */
export function RepliesTo({ outcomes }: { outcomes: OutcomeRates }) {
  const { sent, waiting, replied, meetings, reply_rate } = outcomes;
  const decided = decidedOf(outcomes);
  if (sent === 0) return 'none sent';
  if (decided === 0) return `${String(waiting)} still waiting`;
  const counts = `${String(replied + meetings)} of ${String(decided)}`;
  if (!reply_rate) return `${counts}, not enough data`;
  return (
    <>
      {counts}, {shareText(reply_rate)}{' '}
      <span className={classes.range}>{rangeText(reply_rate)}</span>
    </>
  );
}
