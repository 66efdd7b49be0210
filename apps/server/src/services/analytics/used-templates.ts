import type { AnalyticsSummary } from '@replysmith/contract';
import { anyOf } from '../../db/any-of.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import type { OutcomesOfSources } from './outcomes-of-range.ts';
import { momentsOf, type DayRange } from './range/read-range.ts';
import { tallied, toTally } from './tally-days.ts';
import { nothing, totalsOf } from './tally.ts';

type UsedTemplate = AnalyticsSummary['templates'][number];

const most = 20;

/** The templates that emails of a range began with, with what came of those that were sent in it. */
export async function usedTemplates(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
  outcomes: OutcomesOfSources,
): Promise<UsedTemplate[]> {
  const { start, end } = momentsOf(range);
  const rows = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .where('template_id', 'is not', null)
    .select(['template_id', ...tallied])
    .$narrowType<{ template_id: string }>()
    .groupBy('template_id')
    .execute();
  const tallies = new Map(rows.map((row) => [row.template_id, toTally(row)]));
  const ids = [...new Set([...tallies.keys(), ...outcomes.keys()])];
  const named = await tx
    .selectFrom('email_templates')
    .select(['id', 'name'])
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .where('id', '=', anyOf(ids))
    .execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return ids
    .map((id) => ({
      ...{ id, name: names.get(id) ?? null, ...totalsOf(tallies.get(id) ?? nothing) },
      outcomes: toOutcomeRates(outcomes.get(id)),
    }))
    .sort(byUse)
    .slice(0, most);
}

function byUse(one: UsedTemplate, other: UsedTemplate): number {
  return (
    other.totalOptimizations - one.totalOptimizations ||
    other.outcomes.sent - one.outcomes.sent ||
    one.id.localeCompare(other.id, 'en')
  );
}
