import { Section } from '../../components/section.tsx';
import {
  type AnalyticsSummary,
  type CoveredRange,
  type OutcomeRates,
  pages,
} from '@replysmith/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decidedOf, rangeText, shareText } from '../../data/rate-words.ts';
import { countText, signedText } from '../../lib/words.ts';
import { type Cell, ExportCsv } from './export-csv.tsx';
import type { ChangeView, View } from './view.ts';
import classes from './analytics-page.module.css';
import table from './table.module.css';

type SourceTablesProps = { summary: AnalyticsSummary; view: View; change: ChangeView };

/** What the emails of a range were written from, and how they did. */
export function SourceTables({ summary, view, change }: SourceTablesProps) {
  return (
    <div className={`stack gap-7 one-column-tablet two-columns ${classes.pair}`}>
      <TemplateTable
        summary={summary}
        chosen={view.template}
        onChoose={(template) => change({ template })}
      />
      <CampaignTable summary={summary} />
    </div>
  );
}

type CampaignTableProps = { summary: Pick<AnalyticsSummary, 'campaigns' | 'range'> };

/** Campaign emails are written from a brief: they have no draft, so no gain. */
function CampaignTable({ summary: { campaigns, range } }: CampaignTableProps) {
  return (
    <SourceTable
      title="By campaign"
      lede="Emails written for your campaigns and marked as sent in this period, and how many were answered."
      head={['Campaign', 'Sent', 'Replied']}
      csv={{
        ...{ name: 'campaigns', range },
        head: ['Campaign', 'Sent', 'Replied', 'Decided'],
        rows: campaigns.map(({ name, outcomes }) => [
          ...[sourceName(name, 'campaign'), outcomes.sent],
          ...[outcomes.replied + outcomes.meetings, decidedOf(outcomes)],
        ]),
      }}
      empty="No campaign email is marked as sent in this period. You can mark one under its result in the chat."
    >
      {campaigns.map(({ id, name, outcomes }) => (
        <tr key={id}>
          <SourceLink
            name={sourceName(name, 'campaign')}
            to={name === null ? null : pages.campaign(id)}
          />
          <td>{countText(outcomes.sent)}</td>
          <td>
            <RepliesTo outcomes={outcomes} />
          </td>
        </tr>
      ))}
    </SourceTable>
  );
}

type TemplateTableProps = {
  summary: Pick<AnalyticsSummary, 'templates' | 'range'>;
  /** The template that the list is narrowed to. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/** Emails that started from a template, and their results. */
function TemplateTable({ summary, chosen, onChoose }: TemplateTableProps) {
  const { templates, range } = summary;
  return (
    <SourceTable
      title="By template"
      lede="Emails that started from your templates, their average gain, and how many were answered."
      head={['Template', 'Emails', 'Gain', 'Replied']}
      csv={{
        ...{ name: 'templates', range },
        head: ['Template', 'Emails', 'Gain', 'Replied', 'Decided'],
        rows: templates.map(({ name, totalOptimizations, averageImprovement, outcomes }) => [
          ...[sourceName(name, 'template'), totalOptimizations, averageImprovement],
          ...[outcomes.replied + outcomes.meetings, decidedOf(outcomes)],
        ]),
      }}
      empty="No email in this period started from a template."
    >
      {templates.map((template) => (
        <tr key={template.id} data-chosen={template.id === chosen || undefined}>
          <SourceLink
            name={sourceName(template.name, 'template')}
            to={template.name === null ? null : pages.template(template.id)}
          />
          <td>
            <EmailsOf {...{ template, isChosen: template.id === chosen, onChoose }} />
          </td>
          <td>{signedText(template.averageImprovement)}</td>
          <td>
            <RepliesTo outcomes={template.outcomes} />
          </td>
        </tr>
      ))}
    </SourceTable>
  );
}

type EmailsOfProps = {
  template: AnalyticsSummary['templates'][number];
  isChosen: boolean;
  onChoose: (id: string | null) => void;
};

/** The number of emails; a button that filters the list to them. */
function EmailsOf({ template, isChosen, onChoose }: EmailsOfProps) {
  const { id, name, totalOptimizations: count } = template;
  if (count === 0) return 0;
  return (
    <button
      type="button"
      className={`hover-well round numbers framed-strong ${classes.emailListCount}`}
      aria-pressed={isChosen}
      aria-label={`${String(count)}: show those of ${sourceName(name, 'template')} below`}
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {count}
    </button>
  );
}

/** The name of a deleted source is unknown. */
function sourceName(name: string | null, kind: 'template' | 'campaign'): string {
  return name === null ? `Deleted ${kind}` : name || 'Without a name';
}

type SourceLinkProps = { name: string; to: string | null };

/** A row's name, linked to its source if it still exists. */
function SourceLink({ name, to }: SourceLinkProps) {
  return (
    <th scope="row">
      {to === null ? <span className="ink-3">{name}</span> : <Link to={to}>{name}</Link>}
    </th>
  );
}

/** "3 of 12, 25% (9–53%)" */
function RepliesTo({ outcomes }: { outcomes: OutcomeRates }) {
  const { sent, waiting, replied, meetings, reply_rate } = outcomes;
  const decided = decidedOf(outcomes);
  if (sent === 0) return 'none sent';
  if (decided === 0) return `${String(waiting)} still waiting`;
  const counts = `${String(replied + meetings)} of ${String(decided)}`;
  if (!reply_rate) return `${counts}, not enough data`;
  return (
    <>
      {counts}, {shareText(reply_rate)}{' '}
      <span className="block one-line">{rangeText(reply_rate)}</span>
    </>
  );
}

type SourceTableProps = {
  title: string;
  lede: string;
  head: readonly string[];
  /** The rows for the CSV export. */
  csv: { name: string; range: CoveredRange; head: readonly string[]; rows: readonly Cell[][] };
  /** Shown when there are no rows. */
  empty: string;
  children: readonly ReactNode[];
};

/** What emails were written from, a line for each. */
function SourceTable({ title, lede, head, csv, empty, children }: SourceTableProps) {
  return (
    <Section isDense title={title} lede={lede}>
      {children.length === 0 ? (
        <p className="ink-2">{empty}</p>
      ) : (
        <>
          <div className={table.scroll} tabIndex={0} role="region" aria-label={title}>
            <table className={table.table}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{children}</tbody>
            </table>
          </div>
          <ExportCsv {...csv} />
        </>
      )}
    </Section>
  );
}
