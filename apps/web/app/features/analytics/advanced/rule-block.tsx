import type { AdvancedAnalytics, CoveredRange } from '@replysmith/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { countText } from '../../../lib/words.ts';
import { Section } from '../../../components/section.tsx';
import { ExportCsv } from '../export-csv.tsx';
import classes from './analysis-table.module.css';

type RuleCost = AdvancedAnalytics['rules'][number];

/** What the table of rules can be ordered by, with the name of its column. */
export const ruleOrders = {
  lost: 'Area',
  emails: 'Emails',
  before: 'Lost before',
  after: 'Lost after',
} as const;

export type RuleOrder = keyof typeof ruleOrders;

const figures: Readonly<Record<RuleOrder, (rule: RuleCost) => number>> = {
  lost: ({ emails, lostBefore }) => emails * lostBefore,
  emails: ({ emails }) => emails,
  before: ({ lostBefore }) => lostBefore,
  after: ({ lostAfter }) => lostAfter,
};

/** The order named in the address; by default, by total points lost. */
export function readRuleOrder(text: string | null): RuleOrder {
  return text !== null && Object.hasOwn(ruleOrders, text) ? (text as RuleOrder) : 'lost';
}

/** Highest first; ties keep the order of total cost. */
export function sortedRules(rules: readonly RuleCost[], order: RuleOrder): RuleCost[] {
  const figure = figures[order];
  return rules.toSorted((one, other) => figure(other) - figure(one));
}

/** Rules below this many points, in drafts and rewrites, are folded. */
const little = 2;

/** Fold only if it saves at least this many rows. */
const fewestFolded = 3;

type WeighedRules = {
  readonly shown: readonly RuleCost[];
  readonly folded: readonly RuleCost[];
  /** The most that a rule cost, as the scale of the bars. */
  readonly most: number;
};

export function weighedRules(rules: readonly RuleCost[]): WeighedRules {
  const most = Math.max(
    0,
    ...rules.map(({ lostBefore, lostAfter }) => Math.max(lostBefore, lostAfter)),
  );
  const isLittle = ({ lostBefore, lostAfter }: RuleCost) =>
    lostBefore < little && lostAfter < little;
  const folded = rules.filter(isLittle);
  if (folded.length < fewestFolded) return { shown: rules, folded: [], most };
  return { shown: rules.filter((rule) => !isLittle(rule)), folded, most };
}

type RuleTableProps = {
  rules: readonly RuleCost[];
  order: RuleOrder;
  onOrder: (order: RuleOrder) => void;
};

const orders = Object.keys(ruleOrders) as RuleOrder[];

/** One row per rule; cheap rules fold into one row until expanded. */
function RuleTable({ rules, order, onOrder }: RuleTableProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { shown, folded, most } = weighedRules(rules);
  return (
    <div
      className={classes.scroll}
      role="region"
      aria-label="What each rule cost table"
      tabIndex={0}
    >
      <table className={`dense numbers ${classes.table} ${classes.figures}`}>
        <caption className="visually-hidden">
          What each rule cost, in points. Choose a column name to sort by it, highest first.
        </caption>
        <thead>
          <tr>
            {orders.map((key) => (
              <th key={key} scope="col" {...(key === order && { 'aria-sort': 'descending' })}>
                <button
                  type="button"
                  className={`inline-flex items-center gap-1 underlined ${classes.sort}`}
                  onClick={() => onOrder(key)}
                >
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
                <button
                  type="button"
                  className={`inline-flex items-center gap-1 underlined ${classes.sort}`}
                  onClick={() => setUnfolded(true)}
                >
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

type RuleRowProps = {
  cost: RuleCost;
  /** The points of a full bar. */
  most: number;
};

/** A hollow bar for the drafts, a filled one for the rewrites. */
function RuleRow({ cost, most }: RuleRowProps) {
  const { name, emails, share, lostBefore, lostAfter } = cost;
  const widthOf = (lost: number) => ({ width: `${String((lost / Math.max(1, most)) * 100)}%` });
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={`grid ${classes.bars}`} aria-hidden>
          <span className="framed" style={widthOf(lostBefore)} />
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

type RuleBlockProps = { rules: AdvancedAnalytics['rules']; range: CoveredRange };

const head = ['Area', 'Emails', 'Share of emails (%)', 'Lost before', 'Lost after'];

/** What each rule cost the drafts, and what it still costs the rewrites. */
export function RuleBlock({ rules, range }: RuleBlockProps) {
  const [address, setAddress] = useSearchParams();
  const order = readRuleOrder(address.get('rules'));
  const sorted = sortedRules(rules, order);
  const orderBy = (next: RuleOrder) =>
    setAddress(
      (known) => {
        if (next === 'lost') known.delete('rules');
        else known.set('rules', next);
        return known;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Section
      title="What each rule cost"
      lede="Points your drafts lost to each rule, and points their rewrites still lose, averaged over the emails affected."
    >
      {rules.length === 0 ? (
        <p className="ink-3">No email in this period lost a point.</p>
      ) : (
        <>
          <RuleTable rules={sorted} order={order} onOrder={orderBy} />
          <div className={classes.tools}>
            <ExportCsv
              {...{ name: 'rules', range, head }}
              rows={sorted.map(({ name, emails, share, lostBefore, lostAfter }) => [
                ...[name, emails, Math.round(share * 100), lostBefore, lostAfter],
              ])}
            />
          </div>
        </>
      )}
    </Section>
  );
}
