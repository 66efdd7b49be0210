import type { ReactNode } from 'react';
import { useAnalyticsSummary } from '../../data/analytics/analytics-summary.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import classes from './analytics-page.module.css';
import { EmailList } from './emails/email-list.tsx';
import { FiguresOfRange } from './figures-of-range.tsx';
import { OutcomesBlock } from './outcomes/outcomes-block.tsx';
import { RangeBar } from './range/range-bar.tsx';
import { RangeNote } from './range/range-note.tsx';
import { SourceTables } from './sources/source-tables.tsx';
import { NoSummary } from './states/no-summary.tsx';
import { NothingYet } from './states/nothing-yet.tsx';
import { PageSkeleton } from './states/page-skeleton.tsx';
import { countDays } from './view/calendar-day.ts';
import { daysOf } from './view/read-view.ts';
import { useAnalyticsView } from './view/use-analytics-view.ts';

const month = 30;

/** What was optimised within a range of days, and what came of it; `children` see further. */
export function AnalyticsPage({ children }: { children?: ReactNode }) {
  const { view, range, today, change } = useAnalyticsView();
  const { data, error, isPlaceholderData, dataUpdatedAt, isFetching, refetch } =
    useAnalyticsSummary(range);
  const retry = () => void refetch();
  const hasSent = data !== undefined && data.outcomes.sent > 0;
  const showMonth = () => change(daysOf(month, today));
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className="title">Analytics</h1>
        <p className="ink-2">
          What the emails you had optimized gained, and what came of those you sent.
        </p>
      </header>
      <RangeBar {...{ view, today, change }} />
      {!data && error && <NoSummary {...{ error, onRetry: retry, onShowMonth: showMonth }} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div className={classes.figures} aria-busy={isPlaceholderData || undefined}>
          <RangeNote
            {...{ range: data.range, updatedAt: dataUpdatedAt, isFetching, onRefresh: retry }}
          />
          {error && (
            <Banner
              tone="danger"
              title="Failed to load analytics data."
              action={
                <Button variant="line" size="small" isBusy={isFetching} onClick={retry}>
                  Try again
                </Button>
              }
            >
              {error.message} These are the last figures that arrived.
            </Banner>
          )}
          {data.totalOptimizations === 0 ? (
            <>
              {hasSent && (
                <>
                  <OutcomesBlock outcomes={data.outcomes} />
                  <SourceTables {...{ summary: data, view, change }} />
                </>
              )}
              <NothingYet
                isShort={countDays(range.from, range.to) < month}
                hasSent={hasSent}
                onShowMonth={showMonth}
              />
            </>
          ) : (
            <>
              <FiguresOfRange {...{ summary: data, view, change }} />
              <EmailList {...{ view, range, summary: data, change }} />
            </>
          )}
        </div>
      )}
      {children}
    </main>
  );
}
