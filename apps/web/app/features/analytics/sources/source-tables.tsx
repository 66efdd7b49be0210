import type { AnalyticsSummary } from '@replysmith/contract';
import pageClasses from '../analytics-page.module.css';
import type { View } from '../view/read-view.ts';
import type { ChangeView } from '../view/use-analytics-view.ts';
import { CampaignTable } from './campaign-table.tsx';
import { TemplateTable } from './template-table.tsx';

type SourceTablesProps = { summary: AnalyticsSummary; view: View; change: ChangeView };

/** What the emails of a range were written from, and how they did. */
export function SourceTables({ summary, view, change }: SourceTablesProps) {
  return (
    <div className={pageClasses.pair}>
      <TemplateTable
        summary={summary}
        chosen={view.template}
        onChoose={(template) => change({ template })}
      />
      <CampaignTable summary={summary} />
    </div>
  );
}
