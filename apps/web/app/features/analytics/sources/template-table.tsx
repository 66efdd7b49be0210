import { pages, type AnalyticsSummary } from '@replysmith/contract';
import { decidedOf } from '../../../data/outcomes/rate-words.ts';
import { signedText } from '../../../lib/words/number-text.ts';
import { EmailsOf } from './emails-of.tsx';
import { RepliesTo } from './replies-to.tsx';
import { SourceLink } from './source-link.tsx';
import { sourceName } from './source-name.ts';
import { SourceTable } from './source-table.tsx';

type TemplateTableProps = {
  summary: Pick<AnalyticsSummary, 'templates' | 'range'>;
  /** The template that the list is narrowed to. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/** How emails did that began with a template. */
export function TemplateTable({ summary, chosen, onChoose }: TemplateTableProps) {
  const { templates, range } = summary;
  return (
    <SourceTable
      title="By template"
      lede="Emails that began with one of your templates, their average gain, and who replied."
      head={['Template', 'Emails', 'Gain', 'Replied']}
      csv={{
        ...{ name: 'templates', range },
        head: ['Template', 'Emails', 'Gain', 'Replied', 'Decided'],
        rows: templates.map(({ name, totalOptimizations, averageImprovement, outcomes }) => [
          ...[sourceName(name, 'template'), totalOptimizations, averageImprovement],
          ...[outcomes.replied + outcomes.meetings, decidedOf(outcomes)],
        ]),
      }}
      empty="No email of these days began with a template."
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
