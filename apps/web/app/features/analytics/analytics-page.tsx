import { type CoveredRange, pages } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { useAnalyticsSummary } from '../../data/analytics.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useNow } from '../../lib/timing.ts';
import { Banner } from '../../components/banner.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { EmailList } from './email-list.tsx';
import { FiguresOfRange } from './figure-strip.tsx';
import { OutcomesBlock } from './outcomes-block.tsx';
import { RangeBar } from './range-bar.tsx';
import { SourceTables } from './source-tables.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { countDays, daysOf, rangeWords, useAnalyticsView } from './view.ts';
import classes from './analytics-page.module.css';
import rangeBarClasses from './figure-strip.module.css';

type UpdatedProps = { updatedAt: number; isFetching: boolean; onRefresh: () => void };

const tickMs = 5_000;

/** "Updated 10 s ago", with a button to refresh. */
function Updated({ updatedAt, isFetching, onRefresh }: UpdatedProps) {
  const now = useNow(tickMs);
  return (
    <p className={`flex items-baseline gap-2 numbers no-print ${rangeBarClasses.updated}`}>
      <span>{ageWords(now.getTime() - updatedAt)}</span>
      <button type="button" aria-disabled={isFetching || undefined} onClick={onRefresh}>
        Refresh
      </button>
    </p>
  );
}

function ageWords(age: number): string {
  const seconds = Math.floor(Math.max(0, age) / tickMs) * (tickMs / 1_000);
  if (seconds === 0) return 'Updated just now';
  if (seconds < 60) return `Updated ${String(seconds)} s ago`;
  return `Updated ${String(Math.floor(seconds / 60))} min ago`;
}

type RangeNoteProps = {
  range: CoveredRange;
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

/** The days shown, their time zone, and the age of the figures. */
function RangeNote({ range, ...updated }: RangeNoteProps) {
  return (
    <div className={`row justify-between small ink-2 ${rangeBarClasses.note}`}>
      <p>
        <b>{rangeWords(range)}</b>
        <span>Days follow your time zone, {range.time_zone.replaceAll('_', ' ')}.</span>{' '}
        <span>AI requests are counted by UTC day.</span>
      </p>
      <Updated {...updated} />
    </div>
  );
}

const month = 30;

/**
 * What was optimized within a range of days, and what came of it; `children` are further sections.
 */
export function AnalyticsPage({ children }: { children?: ReactNode }) {
  const { view, range, today, change } = useAnalyticsView();
  const { data, error, isPlaceholderData, dataUpdatedAt, isFetching, refetch } =
    useAnalyticsSummary(range);
  const retry = () => void refetch();
  const hasSent = data !== undefined && data.outcomes.sent > 0;
  const showMonth = () => change(daysOf(month, today));
  return (
    <main className={`stack one-column gap-7 page-room ${classes.page}`}>
      <header>
        <h1 className="title mb-2">Analytics</h1>
        <p className="ink-2">What your optimized emails gained, and what came of those you sent.</p>
      </header>
      <RangeBar {...{ view, today, change }} />
      {!data && error && <NoSummary {...{ error, onRetry: retry, onShowMonth: showMonth }} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div
          className={`grid one-column ${classes.figures}`}
          aria-busy={isPlaceholderData || undefined}
        >
          <RangeNote
            {...{ range: data.range, updatedAt: dataUpdatedAt, isFetching, onRefresh: retry }}
          />
          {error && (
            <Banner
              tone="danger"
              title="Failed to load analytics data."
              action={<TryAgain size="small" isBusy={isFetching} onClick={retry} />}
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

/** Reserves the space of the figures and the charts. */
function PageSkeleton() {
  return (
    <div className="stack gap-7">
      <div className={classes.strip}>
        <Skeleton widths={['38%', '62%', '46%']} label="Loading analytics..." />
      </div>
      <div className="stack gap-7 one-column-tablet two-columns" aria-hidden>
        <div className={`ink-above ${classes.chart}`} />
        <div className={`ink-above ${classes.chart}`} />
      </div>
    </div>
  );
}

type NoSummaryProps = { error: Error; onRetry: () => void; onShowMonth: () => void };

/** Shown instead of the figures: why there are none, and what can be done. */
function NoSummary({ error, onRetry, onShowMonth }: NoSummaryProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code !== 'feature_unavailable' && code !== 'validation_failed') {
    return <NotLoaded title="Failed to load analytics data" error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      title="This period cannot be shown"
      action={
        <>
          <Button variant="line" onClick={onShowMonth}>
            Show the last 30 days
          </Button>{' '}
          {code === 'feature_unavailable' && (
            <ButtonLink variant="quiet" to={pages.upgrade}>
              See plans
            </ButtonLink>
          )}
        </>
      }
    >
      {error.message}
    </EmptyState>
  );
}
