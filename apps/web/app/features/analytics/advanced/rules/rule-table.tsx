import { countText } from '../../../../lib/count-text.ts';
import classes from '../analysis-table.module.css';
import { ruleOrders, type RuleCost, type RuleOrder } from './sorted-rules.ts';

type RuleTableProps = {
  rules: readonly RuleCost[];
  order: RuleOrder;
  onOrder: (order: RuleOrder) => void;
};

const orders = Object.keys(ruleOrders) as RuleOrder[];

/** A rule a row; a hollow bar for the drafts, a filled one for the rewrites. */
export function RuleTable({ rules, order, onOrder }: RuleTableProps) {
  const most = Math.max(
    ...rules.map(({ lostBefore, lostAfter }) => Math.max(lostBefore, lostAfter)),
  );
  const widthOf = (lost: number) => ({ width: `${String((lost / most) * 100)}%` });
  return (
    <div
      className={classes.scroll}
      role="region"
      aria-label="What each rule cost table"
      tabIndex={0}
    >
      <table className={classes.table}>
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
          {rules.map(({ rule, name, emails, share, lostBefore, lostAfter }) => (
            <tr key={rule}>
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
              <td>{lostBefore}</td>
              <td>{lostAfter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
