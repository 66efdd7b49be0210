import { countText } from '../../../../lib/words/count-text.ts';
import classes from '../analysis-table.module.css';
import type { RuleCost } from './sorted-rules.ts';

type RuleRowProps = {
  cost: RuleCost;
  /** What a whole bar stands for, in points. */
  most: number;
};

/** A hollow bar for the drafts, a filled one for the rewrites. */
export function RuleRow({ cost, most }: RuleRowProps) {
  const { name, emails, share, lostBefore, lostAfter } = cost;
  const widthOf = (lost: number) => ({ width: `${String((lost / Math.max(1, most)) * 100)}%` });
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.bars} aria-hidden>
          <span className={classes.before} style={widthOf(lostBefore)} />
          <span className={classes.after} style={widthOf(lostAfter)} />
        </span>
      </th>
      <td>
        {countText(emails)} <span className="ink-3">({Math.round(share * 100)}%)</span>
      </td>
      <td>{lostBefore.toFixed(1)}</td>
      <td>{lostAfter.toFixed(1)}</td>
    </tr>
  );
}
