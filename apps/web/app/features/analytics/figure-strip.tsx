import type { AnalyticsSummary, CoveredRange } from '@replysmith/contract';
import { type ReactNode, useId } from 'react';
import { Tooltip } from '../../components/tooltip.tsx';
import { Section } from '../../components/section.tsx';
import { countText, numberText, signedText } from '../../lib/words.ts';
import { emailWords } from './chart.tsx';
import { EmailsChart, ScoresChart } from './charts.tsx';
import { ExportCsv } from './export-csv.tsx';
import { OutcomesBlock } from './outcomes-block.tsx';
import { SourceTables } from './source-tables.tsx';
import { type ChangeView, type View, countDays, shortDay } from './view.ts';
import analyticsPageClasses from './analytics-page.module.css';
import classes from './figure-strip.module.css';

const week = 7;

/** The figures of a range, each compared with the same number of days before. */
function FigureStrip({ summary }: { summary: AnalyticsSummary }) {
  return (
    <dl className={`grid overflow-hidden ${classes.strip}`}>
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
      definition: 'Emails that the coach or a model rewrote for you in this period.',
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
    // For seven days, the first figure already shows it.
    ...(days === week ? [] : [lastWeek(summary)]),
  ];
}

function lastWeek(summary: AnalyticsSummary): FigureCellProps {
  const { weeklyOptimizations, previousWeekOptimizations } = summary;
  return {
    name: 'Last 7 days',
    definition: 'Emails optimized in the last seven days of this period, however long it is.',
    figure: countText(weeklyOptimizations),
    sample: `up to ${shortDay(summary.range.to)}`,
    change: countChange(weeklyOptimizations, previousWeekOptimizations, week),
  };
}

function emails(count: number): string {
  return `${countText(count)} ${count === 1 ? 'email' : 'emails'}`;
}

/** The period before it that a range is compared with. */
function spanWords(days: number): string {
  return days === 1 ? 'the day before' : `the ${String(days)} days before`;
}

/** "4 more than in the 7 days before (+50%)"; "new" if there were none. */
export function countChange(now: number, before: number, days: number): string {
  const span = spanWords(days);
  if (before === 0) return now === 0 ? `None in ${span} either` : `New: none in ${span}`;
  if (now === before) return `Same as in ${span}`;
  const amount = `${String(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'}`;
  return `${amount} than in ${span} (${percent(now, before)})`;
}

/** "2.5 points more than in the 7 days before (+11%)"; null when there is nothing to compare. */
export function averageChange(
  now: number | null,
  before: number | null,
  days: number,
): string | null {
  if (now === null) return null;
  const span = spanWords(days);
  if (before === null) return `New: no email in ${span}`;
  const difference = Math.round(Math.abs(now - before) * 100) / 100;
  if (difference === 0) return `Same as in ${span}`;
  const points = `${String(difference)} ${difference === 1 ? 'point' : 'points'}`;
  // No percentage when the gain was zero or negative.
  const share = before > 0 ? ` (${percent(now, before)})` : '';
  return `${points} ${now > before ? 'more' : 'less'} than in ${span}${share}`;
}

function percent(now: number, before: number): string {
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${String(Math.abs(change))}%`;
}

type FigureCellProps = {
  name: string;
  /** What the figure is, and what it was counted from. */
  definition: string;
  figure: ReactNode;
  /** "from 12 emails" */
  sample: string;
  change: string | null;
};

/** One figure with its name, which says on hover and focus what it means. */
function FigureCell({ name, definition, figure, sample, change }: FigureCellProps) {
  const id = useId();
  return (
    <div>
      <dt>
        <Tooltip label={definition}>
          <button
            type="button"
            className={`dense strong text-left ${classes.name}`}
            aria-describedby={id}
          >
            {name}
          </button>
        </Tooltip>
        <span id={id} hidden>
          {definition}
        </span>
      </dt>
      <dd>
        <span className={`figure ink ${classes.figure}`}>{figure}</span>
        <span className={classes.sample}>{sample}</span>
        <span className={`pretty ${classes.change}`}>{change ?? ' '}</span>
      </dd>
    </div>
  );
}

type FiguresOfRangeProps = { summary: AnalyticsSummary; view: View; change: ChangeView };

/** All that was counted from the emails of a range. */
export function FiguresOfRange({ summary, view, change }: FiguresOfRangeProps) {
  return (
    <>
      <FigureStrip summary={summary} />
      <div className={`stack gap-7 one-column-tablet two-columns ${analyticsPageClasses.pair}`}>
        <EmailsChart days={summary.dailyData} />
        <ScoresChart days={summary.dailyData} />
      </div>
      <div className={`stack gap-7 one-column-tablet two-columns ${analyticsPageClasses.pair}`}>
        <TopAreas
          areas={summary.topImprovementAreas}
          total={summary.totalOptimizations}
          range={summary.range}
          chosen={view.area}
          onChoose={(area) => change({ area })}
        />
        <OutcomesBlock outcomes={summary.outcomes} />
      </div>
      <SourceTables {...{ summary, view, change }} />
    </>
  );
}

type TopAreasProps = {
  areas: AnalyticsSummary['topImprovementAreas'];
  /** Emails of the range. */
  total: number;
  range: CoveredRange;
  chosen: string | null;
  onChoose: (area: string | null) => void;
};

/** What cost most, as bars; each filters the email list. */
function TopAreas({ areas, total, range, chosen, onChoose }: TopAreasProps) {
  return (
    <Section
      isDense
      title="What cost you most"
      lede={`What the coach would improve first in your drafts, by how many of your ${emailWords(total)} it cost points. Choose one to see those emails below.`}
    >
      {areas.length === 0 && <p className="ink-2">Nothing cost these emails a point.</p>}
      <ol className={classes.areas}>
        {areas.map(({ area, count }) => (
          <li key={area}>
            <button
              className="hover-well focus-inside dense grid w-full gap-1-4 text-left"
              type="button"
              aria-pressed={area === chosen}
              onClick={() => onChoose(area === chosen ? null : area)}
            >
              <span>{area}</span>
              <span className="numbers">
                {count}
                <span className="visually-hidden"> of {emailWords(total)}</span>
              </span>
              <span
                className={`all-columns ${classes.bar}`}
                style={{ width: share(count, total) }}
              />
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
    </Section>
  );
}

function share(count: number, total: number): string {
  return `${String(Math.min(100, (count / Math.max(1, total)) * 100))}%`;
}
