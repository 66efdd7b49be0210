import { pages, type AnalyticsSummary } from '@replysmith/contract';
import classes from './analytics-page.module.css';
import { TopAreas } from './areas/top-areas.tsx';
import { EmailsChart } from './charts/emails-chart.tsx';
import { ScoresChart } from './charts/scores-chart.tsx';
import { FigureStrip } from './figures/figure-strip.tsx';
import { OutcomesBlock } from './outcomes/outcomes-block.tsx';
import { SourceTable } from './sources/source-table.tsx';
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
      <div className={classes.pair}>
        <SourceTable
          title="By template"
          lede="Emails that began with one of your templates, their average gain, and who replied."
          kind="Template"
          sources={summary.templates}
          range={summary.range}
          pageOf={pages.template}
          chosen={view.template}
          onChoose={(template) => change({ template })}
        >
          No email of these days began with a template.
        </SourceTable>
        <SourceTable
          title="By campaign"
          lede="Emails that were written for one of your campaigns, their average gain, and who replied."
          kind="Campaign"
          sources={summary.campaigns}
          range={summary.range}
          pageOf={(id) => pages.campaign(id)}
          chosen={view.campaign}
          onChoose={(campaign) => change({ campaign })}
        >
          No email of these days was written for a campaign.
        </SourceTable>
      </div>
    </>
  );
}
