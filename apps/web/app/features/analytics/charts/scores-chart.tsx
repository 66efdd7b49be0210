import { Chart, plotHeight } from './chart.tsx';
import classes from './chart.module.css';
import { numberText } from '../../../lib/words/number-text.ts';
import { roundedText, type Day } from './day.ts';
import { scoresSummary } from './summaries.ts';

type ScoresChartProps = { days: readonly Day[]; isSample?: boolean };

const top = 24;

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

/** The figures of a pair, above and below it; those of the last do not reach over the edge. */
function PairFigures({ before, after, cx, radius, isLast }: PairFiguresProps) {
  const place = isLast
    ? ({ x: cx + radius, textAnchor: 'end' } as const)
    : ({ x: cx - radius, textAnchor: 'start' } as const);
  return (
    <g className={classes.pair}>
      <text {...place} y={heightOf(Math.max(before, after)) - radius - 5}>
        {roundedText(Math.max(before, after))}
      </text>
      <text {...place} y={heightOf(Math.min(before, after)) + radius + 14}>
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
  return top + (1 - points / 100) * (plotHeight - top);
}

function Legend() {
  return (
    <span className={classes.legend}>
      <Key className={classes.before} name="before" />
      <Key className={classes.after} name="after" />
    </span>
  );
}

function Key({ className, name }: { className: string | undefined; name: string }) {
  return (
    <span className={classes.key}>
      <svg width={12} height={12}>
        <circle className={className} {...{ cx: 6, cy: 6, r: 5 }} />
      </svg>
      {name}
    </span>
  );
}
