import type { AdvancedAnalytics, CoveredRange } from '@replysmith/contract';
import { countText } from '../../../../lib/words/count-text.ts';
import { signedText } from '../../../../lib/words/number-text.ts';
import { RuledBlock } from '../../../../ui/ruled-block/ruled-block.tsx';
import { ExportCsv } from '../../export/export-csv.tsx';
import classes from '../analysis-table.module.css';

type IndustryBlockProps = { industries: AdvancedAnalytics['industries']; range: CoveredRange };

const head = ['Industry', 'Emails', 'Before', 'After', 'Improvement'];

/** What was won by the industry that is set in the reader's preferences. */
export function IndustryBlock({ industries, range }: IndustryBlockProps) {
  const rows = industries.map((row) => [
    ...[nameOf(row.industry), row.totalOptimizations, row.averageOriginal, row.averageOptimized],
    row.averageImprovement,
  ]);
  return (
    <RuledBlock
      title="By industry"
      lede="Average points before and after, by the industry that your settings named at the time."
    >
      {rows.length === 0 ? (
        <p className="ink-3">No email was optimized in these days.</p>
      ) : (
        <>
          <div className={classes.scroll} role="region" aria-label="By industry table" tabIndex={0}>
            <table className={classes.table}>
              <caption className="visually-hidden">Emails and average scores by industry</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {industries.map((row) => (
                  <tr key={row.industry}>
                    <th scope="row">{nameOf(row.industry)}</th>
                    <td>{countText(row.totalOptimizations)}</td>
                    <td>{row.averageOriginal ?? '–'}</td>
                    <td>{row.averageOptimized ?? '–'}</td>
                    <td>{signedText(row.averageImprovement)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={classes.tools}>
            <ExportCsv {...{ name: 'industries', range, head, rows }} />
          </div>
        </>
      )}
    </RuledBlock>
  );
}

/** As those who set none have it. */
function nameOf(industry: string): string {
  return industry === 'general' ? 'General' : industry;
}
