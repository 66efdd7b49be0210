import { numberText } from '../../lib/words.ts';
import { Chart, type Day, emailWords, plotHeight, roundedText } from './chart.tsx';
import { shortDay, wholeDay } from './view.ts';
import classes from './analytics-page.module.css';

type EmailsChartProps = { days: readonly Day[]; isSample?: boolean };

const top = 22;
const widest = 44;

/** Up to this many bars show their figures. */
const mostFigures = 16;

/** How many emails were optimised on each day. */
export function EmailsChart({ days, isSample = false }: EmailsChartProps) {
  const most = Math.max(1, ...days.map(({ optimizations }) => optimizations));
  return (
    <Chart
      {...{ title: 'Emails per day', summary: emailsSummary(days), days, isSample }}
      columns={[{ name: 'Emails', of: ({ optimizations }) => String(optimizations) }]}
      say={({ optimizations }) => emailWords(optimizations)}
      draw={({ optimizations: count }, { x, width, isHighlighted }) => {
        const height = (count / most) * (plotHeight - top);
        const bar = Math.min(widest, Math.max(1, width * 0.64));
        const isNamed = count > 0 && (isHighlighted || days.length <= mostFigures);
        return (
          <>
            <rect
              className={classes.bar}
              {...{ x: x + (width - bar) / 2, y: plotHeight - height, width: bar, height }}
            />
            {isNamed && (
              <text
                className={classes.count}
                {...{ x: x + width / 2, y: plotHeight - height - 6, textAnchor: 'middle' }}
              >
                {count}
              </text>
            )}
          </>
        );
      }}
    />
  );
}

type ScoresChartProps = { days: readonly Day[]; isSample?: boolean };

const scoresTop = 24;

/** The average score of each day's drafts, and of what became of them. */
export function ScoresChart({ days, isSample = false }: ScoresChartProps) {
  const judged = days.filter(({ optimizations }) => optimizations > 0);
  const [first, last] = [judged[0], judged.at(-1)];
  return (
    <Chart
      {...{ title: 'Score before and after', summary: scoresSummary(days), days, isSample }}
      legend={<Legend />}
      marks={[0, 100].map((points) => ({ y: heightOf(points), text: String(points) }))}
      columns={[
        { name: 'Before', of: ({ averageOriginal }) => numberText(averageOriginal) },
        { name: 'After', of: ({ averageOptimized }) => numberText(averageOptimized) },
        { name: 'Emails', of: ({ optimizations }) => String(optimizations) },
      ]}
      say={sayScores}
      draw={(day, { x, width }) => {
        const { averageOriginal: before, averageOptimized: after } = day;
        if (before === null || after === null) return null;
        const [cx, radius] = [x + width / 2, Math.min(5, Math.max(1.5, width * 0.3))];
        return (
          <>
            <line
              className={classes.gain}
              x1={cx}
              x2={cx}
              y1={heightOf(before)}
              y2={heightOf(after)}
            />
            <circle className={classes.before} {...{ cx, cy: heightOf(before), r: radius }} />
            <circle className={classes.after} {...{ cx, cy: heightOf(after), r: radius }} />
            {(day === first || day === last) && (
              <PairFigures {...{ before, after, cx, radius, isLast: day === last }} />
            )}
          </>
        );
      }}
    />
  );
}

type PairFiguresProps = {
  before: number;
  after: number;
  cx: number;
  radius: number;
  isLast: boolean;
};

/** The figures above and below a pair, kept inside the chart's edge. */
function PairFigures({ before, after, cx, radius, isLast }: PairFiguresProps) {
  const labelPosition = isLast
    ? ({ x: cx + radius, textAnchor: 'end' } as const)
    : ({ x: cx - radius, textAnchor: 'start' } as const);
  return (
    <g className={`strong numbers ${classes.scorePair}`}>
      <text {...labelPosition} y={heightOf(Math.max(before, after)) - radius - 5}>
        {roundedText(Math.max(before, after))}
      </text>
      <text {...labelPosition} y={heightOf(Math.min(before, after)) + radius + 14}>
        {roundedText(Math.min(before, after))}
      </text>
    </g>
  );
}

function sayScores({ optimizations, averageOriginal: before, averageOptimized: after }: Day) {
  if (optimizations === 0) return 'no email';
  const scores = `${numberText(before)} before, ${numberText(after)} after`;
  return optimizations === 1
    ? `${scores}, 1 email`
    : `${scores}, average of ${String(optimizations)} emails`;
}

function heightOf(points: number): number {
  return scoresTop + (1 - points / 100) * (plotHeight - scoresTop);
}

function Legend() {
  return (
    <span className={`row ${classes.legend}`}>
      <Key className={classes.before} name="before" />
      <Key className={classes.after} name="after" />
    </span>
  );
}

function Key({ className, name }: { className: string | undefined; name: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <svg width={12} height={12}>
        <circle className={className} {...{ cx: 6, cy: 6, r: 5 }} />
      </svg>
      {name}
    </span>
  );
}

/** "12 emails on 5 of 7 days. The most on Monday 30 March 2026: 4." */
function emailsSummary(days: readonly Day[]): string {
  const total = days.reduce((sum, { optimizations }) => sum + optimizations, 0);
  const busy = days.filter(({ optimizations }) => optimizations > 0);
  if (total === 0) return 'No emails in this period.';
  const on = `${emailWords(total)} on ${String(busy.length)} of ${String(days.length)} days.`;
  if (busy.length === 1) return on;
  const [most, ...ties] = busy
    .toSorted((one, other) => other.optimizations - one.optimizations)
    .filter(({ optimizations }, _, [first]) => optimizations === first?.optimizations);
  if (!most || ties.length > 0) return on;
  return `${on} The most on ${wholeDay(most.date)}: ${String(most.optimizations)}.`;
}

/** "9 Nov: 59.5 to 82.5. 22 Nov: 71.6 to 81.4.", of the first day with any email and the last. */
function scoresSummary(days: readonly Day[]): string {
  const judged = days.filter(({ optimizations }) => optimizations > 0);
  const [first, last] = [judged[0], judged.at(-1)];
  if (!first || !last) return 'No emails in this period.';
  const went = ({ date, averageOriginal, averageOptimized }: Day) =>
    `${shortDay(date)}: ${roundedText(averageOriginal)} to ${roundedText(averageOptimized)}.`;
  return first === last ? went(first) : `${went(first)} ${went(last)}`;
}
