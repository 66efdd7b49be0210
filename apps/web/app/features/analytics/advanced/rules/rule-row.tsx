import { ceilingOf } from '@replysmith/coach';
import { countText } from '../../../../lib/words/count-text.ts';
import classes from '../analysis-table.module.css';
import type { RuleCost } from './sorted-rules.ts';

type RuleRowProps = {
  cost: RuleCost;
  /** What a whole bar stands for, in points. */
  most: number;
};

/** A hollow bar for the drafts, a filled one for the rewrites; a cap says where it stops the score. */
export function RuleRow({ cost, most }: RuleRowProps) {
  const { rule, name, emails, share, lostBefore, lostAfter } = cost;
  const ceiling = ceilingOf(rule);
  const widthOf = (lost: number) => ({ width: `${String((lost / Math.max(1, most)) * 100)}%` });
  return (
    <tr>
      <th scope="row">
        {name}
        {ceiling === null ? (
          <span className={classes.bars} aria-hidden>
            <span className={classes.before} style={widthOf(lostBefore)} />
            <span className={classes.after} style={widthOf(lostAfter)} />
          </span>
        ) : (
          <span className={classes.cap}>Stops the score at {ceiling}</span>
        )}
      </th>
      <td>
        {countText(emails)} <span className="ink-3">({Math.round(share * 100)}%)</span>
      </td>
      <td>{lostBefore.toFixed(1)}</td>
      <td>{lostAfter.toFixed(1)}</td>
    </tr>
  );
}
