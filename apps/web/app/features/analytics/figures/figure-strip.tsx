import type { AnalyticsSummary } from '@replysmith/contract';
import { countText } from '../../../lib/words/count-text.ts';
import { numberText, signedText } from '../../../lib/words/number-text.ts';
import { countDays } from '../view/calendar-day.ts';
import { shortDay } from '../view/day-words.ts';
import { averageChange, countChange } from './change-words.ts';
import { FigureCell, type FigureCellProps } from './figure-cell.tsx';
import classes from './figure-strip.module.css';

const week = 7;

/** The figures of a range, each beside the one of as many days before. */
export function FigureStrip({ summary }: { summary: AnalyticsSummary }) {
  return (
    <dl className={classes.strip}>
      {figuresOf(summary).map((cell) => (
        <FigureCell key={cell.name} {...cell} />
      ))}
    </dl>
  );
}

function figuresOf(summary: AnalyticsSummary): FigureCellProps[] {
  const { range, previous, totalOptimizations: count, averageImprovement: gain } = summary;
  const days = countDays(range.from, range.to);
  const { otherVersions: left } = summary;
  const sample = `from ${emails(count - left)}${left === 0 ? '' : `; ${countText(left)} more, scored before the score was revised, left out`}`;
  return [
    {
      name: 'Emails optimized',
      definition: 'Emails that the coach or a model rewrote for you within these days.',
      figure: countText(count),
      sample: `in ${days === 1 ? '1 day' : `${String(days)} days`}`,
      change: countChange(count, previous.totalOptimizations, days),
    },
    {
      name: 'Average improvement',
      definition: 'Points of the rewrite minus points of the draft, averaged over these emails.',
      figure: signedText(gain),
      sample,
      change: averageChange(gain, previous.averageImprovement, days),
    },
    {
      name: 'Score before',
      definition: 'Points of your drafts as you wrote them, of 100, averaged over these emails.',
      figure: numberText(summary.averageOriginal),
      sample,
      change: averageChange(summary.averageOriginal, previous.averageOriginal, days),
    },
    {
      name: 'Score after',
      definition: 'Points of the rewrites as the coach scored them, of 100, averaged.',
      figure: numberText(summary.averageOptimized),
      sample,
      change: averageChange(summary.averageOptimized, previous.averageOptimized, days),
    },
    // Of seven days the first figure says it already.
    ...(days === week ? [] : [lastWeek(summary)]),
  ];
}

function lastWeek(summary: AnalyticsSummary): FigureCellProps {
  const { weeklyOptimizations, previousWeekOptimizations } = summary;
  return {
    name: 'Last 7 days',
    definition:
      'Emails optimized in the seven days that this range ends with, whatever its length.',
    figure: countText(weeklyOptimizations),
    sample: `up to ${shortDay(summary.range.to)}`,
    change: countChange(weeklyOptimizations, previousWeekOptimizations, week),
  };
}

function emails(count: number): string {
  return `${countText(count)} ${count === 1 ? 'email' : 'emails'}`;
}
