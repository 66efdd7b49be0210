import { type AnalyticsSummary } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { toOutcomeRates, type OutcomeCounts } from '../sent-emails/outcome-counts.ts';
import { momentsOf, type DayRange } from './range/read-range.ts';
import { tallied, toTally } from './tally-days.ts';
import { nothing, totalsOf } from './tally.ts';

type Kind = 'template' | 'campaign';
type UsedSource = AnalyticsSummary['templates'][number];
type Counts = ReadonlyMap<string | null, OutcomeCounts>;

const most = 20;

/** What the emails of a range were written from, with what came of those that were sent in it. */
export async function usedSources(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
  outcomes: Readonly<Record<Kind, Counts>>,
): Promise<Record<Kind, UsedSource[]>> {
  const { start, end } = momentsOf(range);
  const rows = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .where((row) =>
      row.or([row('template_id', 'is not', null), row('campaign_id', 'is not', null)]),
    )
    .select(['template_id', 'campaign_id', ...tallied])
    .groupBy(sql`GROUPING SETS ((template_id), (campaign_id))`)
    .execute();
  const names = await namesOf(ctx, tx, [
    ...rows.flatMap(({ template_id, campaign_id }) => template_id ?? campaign_id ?? []),
    ...keysOf(outcomes.template),
    ...keysOf(outcomes.campaign),
  ]);
  const sourcesOf = (kind: Kind) => {
    const tallies = new Map(rows.map((row) => [row[`${kind}_id`], toTally(row)]));
    const ids = new Set([...keysOf(tallies), ...keysOf(outcomes[kind])]);
    return [...ids]
      .map((id) => ({
        ...{ id, name: names.get(id) ?? null, ...totalsOf(tallies.get(id) ?? nothing) },
        outcomes: toOutcomeRates(outcomes[kind].get(id)),
      }))
      .sort(byUse)
      .slice(0, most);
  };
  return { template: sourcesOf('template'), campaign: sourcesOf('campaign') };
}

async function namesOf(ctx: Context, tx: UserTransaction, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await tx
    .selectFrom('email_templates')
    .select(['id', 'name'])
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .where('id', '=', anyOf(ids))
    .unionAll(
      tx
        .selectFrom('wizard_campaigns')
        .select(['id', 'template_name as name'])
        .where('user_id', '=', ctx.user.id)
        .where('deleted_at', 'is', null)
        .where('id', '=', anyOf(ids)),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function keysOf(map: ReadonlyMap<string | null, unknown>): string[] {
  return [...map.keys()].filter((id) => id !== null);
}

function byUse(one: UsedSource, other: UsedSource): number {
  return (
    other.totalOptimizations - one.totalOptimizations ||
    other.outcomes.sent - one.outcomes.sent ||
    one.id.localeCompare(other.id, 'en')
  );
}
