import type { AdvancedAnalytics, CoveredRange } from '@replysmith/contract';
import { useSearchParams } from 'react-router';
import { RuledBlock } from '../../../../ui/ruled-block/ruled-block.tsx';
import { ExportCsv } from '../../export/export-csv.tsx';
import classes from '../analysis-table.module.css';
import { RuleTable } from './rule-table.tsx';
import { readRuleOrder, sortedRules, type RuleOrder } from './sorted-rules.ts';

type RuleBlockProps = { rules: AdvancedAnalytics['rules']; range: CoveredRange };

const head = ['Area', 'Emails', 'Share of emails (%)', 'Lost before', 'Lost after'];

/** What each rule cost the emails of a range, and what it still cost their rewrites. */
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
    <RuledBlock
      title="What each rule cost"
      lede="Points that your drafts lost to each rule and that their rewrites still lose, averaged over the emails it cost."
    >
      {rules.length === 0 ? (
        <p className="ink-3">No email of these days lost a point.</p>
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
    </RuledBlock>
  );
}
