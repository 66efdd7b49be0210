import type { AnalyticsSummary } from '@replysmith/contract';
import classes from './analytics-page.module.css';
import { TopAreas } from './areas/top-areas.tsx';
import { EmailsChart } from './charts/emails-chart.tsx';
import { ScoresChart } from './charts/scores-chart.tsx';
import { FigureStrip } from './figures/figure-strip.tsx';
import { OutcomesBlock } from './outcomes/outcomes-block.tsx';
import { SourceTables } from './sources/source-tables.tsx';
import type { View } from './view/read-view.ts';
import type { ChangeView } from './view/use-analytics-view.ts';

type FiguresOfRangeProps = { summary: AnalyticsSummary; view: View; change: ChangeView };

/** All that was counted from the emails of a range. */
export function FiguresOfRange({ summary, view, change }: FiguresOfRangeProps) {
  return (
    <>
      <FigureStrip summary={summary} />
      <div className={classes.pair}>
        <EmailsChart days={summary.dailyData} />
        <ScoresChart days={summary.dailyData} />
      </div>
      <div className={classes.pair}>
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
