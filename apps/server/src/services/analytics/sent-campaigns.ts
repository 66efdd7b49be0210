import type { AnalyticsSummary } from '@replysmith/contract';
import { anyOf } from '../../db/any-of.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import type { OutcomesOfSources } from './outcomes-of-range.ts';

type SentCampaign = AnalyticsSummary['campaigns'][number];

const most = 20;

/** The campaigns whose emails were sent, with what came of them. */
export async function sentCampaigns(
  ctx: Context,
  tx: UserTransaction,
  outcomes: OutcomesOfSources,
): Promise<SentCampaign[]> {
  const named = await tx
    .selectFrom('wizard_campaigns')
    .select(['id', 'template_name as name'])
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .where('id', '=', anyOf([...outcomes.keys()]))
    .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return [...outcomes]
    .map(([id, counts]) => ({
      ...{ id, name: names.get(id) ?? null, outcomes: toOutcomeRates(counts) },
    }))
    .sort(bySent)
    .slice(0, most);
}

function bySent(one: SentCampaign, other: SentCampaign): number {
  return other.outcomes.sent - one.outcomes.sent || one.id.localeCompare(other.id, 'en');
}
