import { Chart, plotHeight } from './chart.tsx';
import classes from './chart.module.css';
import { pointsText, type Day } from './day.ts';
import { scoresSummary } from './summaries.ts';

type ScoresChartProps = { days: readonly Day[]; isSample?: boolean };

const top = 10;

/** The average score of each day's drafts, and of what became of them. */
export function ScoresChart({ days, isSample = false }: ScoresChartProps) {
  return (
    <Chart
      {...{ title: 'Score before and after', summary: scoresSummary(days), days, isSample }}
      legend={<Legend />}
      columns={[
        { name: 'Before', of: ({ averageOriginal }) => pointsText(averageOriginal) },
        { name: 'After', of: ({ averageOptimized }) => pointsText(averageOptimized) },
        { name: 'Emails', of: ({ optimizations }) => String(optimizations) },
      ]}
      say={sayScores}
      draw={({ averageOriginal: before, averageOptimized: after }, { x, width }) => {
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
          </>
        );
      }}
    />
  );
}

function sayScores({ optimizations, averageOriginal: before, averageOptimized: after }: Day) {
  if (optimizations === 0) return 'no email';
  const scores = `${pointsText(before)} before, ${pointsText(after)} after`;
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
      <span>The line at the foot is 0 of 100, the top is 100.</span>
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
