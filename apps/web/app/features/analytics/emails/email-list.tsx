import type { AnalyticsSummary, CoveredRange } from '@replysmith/contract';
import { pageLength, useOptimizations } from '../../../data/analytics/optimizations.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { emailWords } from '../charts/day.ts';
import { ExportCsv } from '../export/export-csv.tsx';
import { PageBlock } from '../page-block.tsx';
import { NotLoaded } from '../states/not-loaded.tsx';
import type { View } from '../view/read-view.ts';
import type { ChangeView } from '../view/use-analytics-view.ts';
import classes from './email-list.module.css';
import { EmailRow } from './email-row.tsx';
import { filterWords } from './filter-words.ts';
import { Pager } from './pager.tsx';

type EmailListProps = {
  view: View;
  range: CoveredRange;
  summary: AnalyticsSummary;
  change: ChangeView;
};

const head = ['Optimized at', 'Chat', 'What cost it', 'Score before', 'Score after'];

/** The optimised emails that the figures are counted from, the newest first. */
export function EmailList({ view, range, summary, change }: EmailListProps) {
  const { area, template: template_id, page } = view;
  const filter = {
    area: area ?? undefined,
    template_id: template_id ?? undefined,
  };
  const { data, error, refetch } = useOptimizations({ ...filter, range, page });
  const narrowed = filterWords(view, summary);
  const showAll = { area: null, template: null };
  return (
    <PageBlock title="The emails behind these figures">
      <div className={classes.head}>
        <p role="status">
          {data && `${emailWords(data.total)}${narrowed ? ` ${narrowed}` : ' of these days'}`}
        </p>
        {narrowed && (
          <Button variant="line" size="small" onClick={() => change(showAll)}>
            Show all
          </Button>
        )}
      </div>
      {!data && error && (
        <NotLoaded
          title="The emails could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label="Loading emails..." />}
      {data && data.items.length > 0 && (
        <ol className={classes.emails} aria-label="Emails">
          {data.items.map((record) => (
            <EmailRow key={record.id} record={record} area={area} timeZone={range.time_zone} />
          ))}
        </ol>
      )}
      {data && data.items.length > 0 && (
        <ExportCsv
          {...{ name: page === 1 ? 'emails' : `emails-page-${String(page)}`, range, head }}
          rows={data.items.map((record) => [
            ...[record.created_at, record.session_title, record.improvement_areas.join('; ')],
            ...[record.original_score, record.optimized_score],
          ])}
        />
      )}
      {data && data.items.length === 0 && (
        <p className="ink-2">
          {data.total > 0
            ? 'There is no such page.'
            : 'No email fits. Show all of them, or choose other days.'}
        </p>
      )}
      {data && data.total > 0 && (
        <Pager
          page={page}
          pages={Math.ceil(data.total / pageLength)}
          onTurn={(turned) => change({ page: turned })}
        />
      )}
    </PageBlock>
  );
}
