import type { AnalyticsSummary, CoveredRange } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { signedText } from '../../../lib/number-text.ts';
import { ExportCsv } from '../export/export-csv.tsx';
import { decidedOf, rangeText, shareText } from '../../../data/outcomes/rate-words.ts';
import { PageBlock } from '../page-block.tsx';
import table from '../table.module.css';
import classes from './source-table.module.css';

type Source = AnalyticsSummary['templates'][number];

type SourceTableProps = {
  title: string;
  lede: string;
  /** "Template" */
  kind: string;
  sources: readonly Source[];
  range: CoveredRange;
  pageOf: (id: string) => string;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** In place of a table without lines. */
  children: ReactNode;
};

/** What emails were written from, and how they did. */
export function SourceTable(props: SourceTableProps) {
  const { title, lede, kind, sources, range, pageOf, chosen, onChoose, children } = props;
  return (
    <PageBlock title={title} lede={lede}>
      {sources.length === 0 ? (
        <p className="ink-2">{children}</p>
      ) : (
        <div className={table.scroll} tabIndex={0} role="region" aria-label={title}>
          <table className={table.table}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{kind}</th>
                <th scope="col">Emails</th>
                <th scope="col">Gain</th>
                <th scope="col">Replied</th>
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source.id} data-chosen={source.id === chosen || undefined}>
                  <th scope="row">
                    {source.name === null ? (
                      <span className="ink-3">{nameOf(source, kind)}</span>
                    ) : (
                      <Link to={pageOf(source.id)}>{nameOf(source, kind)}</Link>
                    )}
                  </th>
                  <td>
                    <EmailsOf {...{ source, kind, isChosen: source.id === chosen, onChoose }} />
                  </td>
                  <td>{signedText(source.averageImprovement)}</td>
                  <td>
                    <RepliesTo source={source} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {sources.length > 0 && (
        <ExportCsv
          {...{ name: `${kind.toLowerCase()}s`, range }}
          head={[kind, 'Emails', 'Gain', 'Replied', 'Decided']}
          rows={sources.map((source) => [
            ...[nameOf(source, kind), source.totalOptimizations, source.averageImprovement],
            ...[source.outcomes.replied + source.outcomes.meetings, decidedOf(source.outcomes)],
          ])}
        />
      )}
    </PageBlock>
  );
}

/** Of a deleted one no name is known. */
function nameOf({ name }: Source, kind: string): string {
  return name === null ? `Deleted ${kind.toLowerCase()}` : name || 'Without a name';
}

type EmailsOfProps = {
  source: Source;
  kind: string;
  isChosen: boolean;
  onChoose: SourceTableProps['onChoose'];
};

/** The number of emails, which narrows the list to them. */
function EmailsOf({ source, kind, isChosen, onChoose }: EmailsOfProps) {
  const { id, name, totalOptimizations: count } = source;
  if (count === 0) return 0;
  return (
    <button
      type="button"
      className={classes.count}
      aria-pressed={isChosen}
      aria-label={`${String(count)}: show those of ${name ?? `a deleted ${kind.toLowerCase()}`} below`}
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {count}
    </button>
  );
}

function RepliesTo({ source: { outcomes } }: { source: Source }) {
  const { sent, replied, meetings, reply_rate } = outcomes;
  if (sent === 0) return 'none sent';
  const counts = `${String(replied + meetings)} of ${String(decidedOf(outcomes))}`;
  if (!reply_rate) return `${counts}, not enough data`;
  return (
    <>
      {counts}, {shareText(reply_rate)}{' '}
      <span className={classes.range}>{rangeText(reply_rate)}</span>
    </>
  );
}
