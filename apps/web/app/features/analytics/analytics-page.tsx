import type { ReactNode } from 'react';
import { useAnalyticsSummary } from '../../data/analytics/analytics-summary.ts';
import classes from './analytics-page.module.css';
import { useAnalyticsView } from './view/use-analytics-view.ts';

/** What was optimised within a range of days, and what came of it; `children` see further. */
export function AnalyticsPage({ children }: { children?: ReactNode }) {
  const { range } = useAnalyticsView();
  const { data } = useAnalyticsSummary(range);
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1 className="title">Analytics</h1>
      </header>
      {data && <p>{data.totalOptimizations}</p>}
      {children}
    </main>
  );
}
