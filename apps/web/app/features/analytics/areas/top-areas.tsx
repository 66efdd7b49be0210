import type { AnalyticsSummary, CoveredRange } from '@replysmith/contract';
import { PageBlock } from '../page-block.tsx';
import { emailWords } from '../charts/day.ts';
import { ExportCsv } from '../export/export-csv.tsx';
import classes from './top-areas.module.css';

type TopAreasProps = {
  areas: AnalyticsSummary['topImprovementAreas'];
  /** Emails of the range. */
  total: number;
  range: CoveredRange;
  chosen: string | null;
  onChoose: (area: string | null) => void;
};

/** What cost most, as bars; each narrows the list of emails to those that it cost. */
export function TopAreas({ areas, total, range, chosen, onChoose }: TopAreasProps) {
  return (
    <PageBlock
      title="What cost you most"
      lede={`What the coach would improve first in your drafts, by the emails that it cost points, of ${emailWords(total)}. Choose one to see them below.`}
    >
      {areas.length === 0 && <p className="ink-2">Nothing cost these emails a point.</p>}
      <ol className={classes.areas}>
        {areas.map(({ area, count }) => (
          <li key={area}>
            <button
              type="button"
              aria-pressed={area === chosen}
              onClick={() => onChoose(area === chosen ? null : area)}
            >
              <span>{area}</span>
              <span className={classes.count}>
                {count}
                <span className="visually-hidden"> of {emailWords(total)}</span>
              </span>
              <span className={classes.bar} style={{ width: share(count, total) }} />
            </button>
          </li>
        ))}
      </ol>
      {areas.length > 0 && (
        <ExportCsv
          {...{ name: 'areas', range, head: ['Area', 'Emails'] }}
          rows={areas.map(({ area, count }) => [area, count])}
        />
      )}
    </PageBlock>
  );
}

function share(count: number, total: number): string {
  return `${String(Math.min(100, (count / Math.max(1, total)) * 100))}%`;
}
