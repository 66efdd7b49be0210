import { pages, type AnalyticsSummary } from '@replysmith/contract';
import { decidedOf } from '../../../data/outcomes/rate-words.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { RepliesTo } from './replies-to.tsx';
import { SourceLink } from './source-link.tsx';
import { sourceName } from './source-name.ts';
import { SourceTable } from './source-table.tsx';

type CampaignTableProps = { summary: Pick<AnalyticsSummary, 'campaigns' | 'range'> };

/** What came of the emails of a campaign: written from a brief, they have no draft to gain on. */
export function CampaignTable({ summary: { campaigns, range } }: CampaignTableProps) {
  return (
    <SourceTable
      title="By campaign"
      lede="Emails that were written for one of your campaigns and marked as sent within these days, and who replied."
      head={['Campaign', 'Sent', 'Replied']}
      csv={{
        ...{ name: 'campaigns', range },
        head: ['Campaign', 'Sent', 'Replied', 'Decided'],
        rows: campaigns.map(({ name, outcomes }) => [
          ...[sourceName(name, 'campaign'), outcomes.sent],
          ...[outcomes.replied + outcomes.meetings, decidedOf(outcomes)],
        ]),
      }}
      empty="No email of a campaign is marked as sent on these days. You can mark one under its result in the chat."
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
