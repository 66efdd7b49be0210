import type { DashboardStats } from '@replysmith/contract';
import { signedText } from '../../../lib/words/number-text.ts';
import classes from './week-trend.module.css';

type WeekTrendProps = { stats: DashboardStats | undefined };

/** This week against the seven days before, in words and in percent where there is something to compare. */
export function WeekTrend({ stats }: WeekTrendProps) {
  if (!stats) return <p className="small">{'\u00a0'}</p>;
  const { weeklyOptimizations, previousWeekOptimizations, recentTrend } = stats;
  if (previousWeekOptimizations === 0) {
    const isNew = weeklyOptimizations > 0;
    return (
      <p className="small ink-3">
        {isNew && <span className={classes.up}>New</span>}
        {isNew ? ', none last week' : 'None last week either'}
      </p>
    );
  }
  return (
    <p className="small ink-3">
      <span className={recentTrend < 0 ? classes.down : classes.up}>
        {signedText(Math.round(recentTrend))}%
      </span>{' '}
      versus last week
    </p>
  );
}
