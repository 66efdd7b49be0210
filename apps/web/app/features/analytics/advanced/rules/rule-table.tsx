import { useState } from 'react';
import classes from '../analysis-table.module.css';
import { RuleRow } from './rule-row.tsx';
import { ruleOrders, type RuleCost, type RuleOrder } from './sorted-rules.ts';
import { weighedRules } from './weighed-rules.ts';

type RuleTableProps = {
  rules: readonly RuleCost[];
  order: RuleOrder;
  onOrder: (order: RuleOrder) => void;
};

const orders = Object.keys(ruleOrders) as RuleOrder[];

/** A rule a row; those that cost little in one, until it is unfolded. */
export function RuleTable({ rules, order, onOrder }: RuleTableProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded, most } = weighedRules(rules);
  return (
    <div
      className={classes.scroll}
      role="region"
      aria-label="What each rule cost table"
      tabIndex={0}
    >
      <table className={`${classes.table} ${classes.figures}`}>
        <caption className="visually-hidden">
          What each rule cost, in points. A name at the head orders the rows by it, the most first.
        </caption>
        <thead>
          <tr>
            {orders.map((key) => (
              <th key={key} scope="col" {...(key === order && { 'aria-sort': 'descending' })}>
                <button type="button" className={classes.sort} onClick={() => onOrder(key)}>
                  {ruleOrders[key]}
                  {key === order && <span aria-hidden>↓</span>}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isUnfolded ? rules : shown).map((cost) => (
            <RuleRow key={cost.rule} cost={cost} most={most} />
          ))}
          {folded.length > 0 && !isUnfolded && (
            <tr>
              <td colSpan={orders.length} className={classes.more}>
                <button type="button" className={classes.sort} onClick={() => setUnfolded(true)}>
                  and {folded.length} more
                </button>{' '}
                <span className="ink-3">under 2 points each</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
