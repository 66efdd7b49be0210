import { Chart, plotHeight } from './chart.tsx';
import classes from './chart.module.css';
import { emailWords, type Day } from './day.ts';
import { emailsSummary } from './summaries.ts';

type EmailsChartProps = { days: readonly Day[]; isSample?: boolean };

const top = 22;
const widest = 44;
/** So many bars have room for their figures. */
const mostFigures = 16;

/** How many emails were optimised on each day. */
export function EmailsChart({ days, isSample = false }: EmailsChartProps) {
  const most = Math.max(1, ...days.map(({ optimizations }) => optimizations));
  return (
    <Chart
      {...{ title: 'Emails per day', summary: emailsSummary(days), days, isSample }}
      columns={[{ name: 'Emails', of: ({ optimizations }) => String(optimizations) }]}
      say={({ optimizations }) => emailWords(optimizations)}
      draw={({ optimizations: count }, { x, width, isLit }) => {
        const height = (count / most) * (plotHeight - top);
        const bar = Math.min(widest, Math.max(1, width * 0.64));
        const isNamed = count > 0 && (isLit || days.length <= mostFigures);
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
