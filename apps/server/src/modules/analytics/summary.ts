import type { AnalyticsRange, AnalyticsSummary } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import { addDays, daysFrom } from '../../platform/clock.ts';
import { momentsOf, readRange } from './range.ts';
import { type Span, outcomeCounts, sentWithin, sumsBetween } from './sums.ts';
import {
  type Tally,
  type TallyRow,
  averageOf,
  nothing,
  sumOf,
  tallied,
  tallyFrom,
  toTally,
  totalsOf,
  twoWeeks,
  weeksOf,
} from './tally.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { type OutcomeCounts, toOutcomeRates } from '../sent-emails/outcomes.ts';

const mostTopAreas = 5;

/** The areas that cost points in the most emails of a span, counted by the current score. */
export async function topAreas(ctx: Context, tx: UserReads, { start, end }: Span) {
  const { rows } = await sql<{ area: string; count: string }>`
    SELECT key[1] AS area, sum(count) AS count
    FROM ${sumsBetween(ctx, 'area', [start, end])}
    WHERE ${isOfThisVersion()}
    GROUP BY area HAVING sum(count) > 0 ORDER BY count DESC, area LIMIT ${mostTopAreas}
  `.execute(tx);
  return rows.map(({ area, count }) => ({ area, count: Number(count) }));
}

type UsedTemplate = AnalyticsSummary['templates'][number];

const usedTemplatesMost = 20;

/** The tallies of a span by the template that the emails started from. */
async function tallyTemplates(
  ctx: Context,
  tx: UserReads,
  { start, end }: Span,
): Promise<Map<string, Tally>> {
  const { rows } = await sql<TallyRow & { readonly template_id: string }>`
    SELECT key[1] AS template_id, ${tallied}
    FROM ${sumsBetween(ctx, 'template', [start, end])}
    GROUP BY template_id HAVING sum(count) > 0
  `.execute(tx);
  return new Map(rows.map((row) => [row.template_id, toTally(row)]));
}

/** The templates that emails of a range started from, with the outcomes of those that were sent. */
async function usedTemplates(
  ctx: Context,
  tx: UserReads,
  tallies: ReadonlyMap<string, Tally>,
  outcomes: OutcomesOfSources,
): Promise<UsedTemplate[]> {
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
    .slice(0, usedTemplatesMost);
}

function byUse(one: UsedTemplate, other: UsedTemplate): number {
  return (
    other.totalOptimizations - one.totalOptimizations ||
    other.outcomes.sent - one.outcomes.sent ||
    one.id.localeCompare(other.id, 'en')
  );
}

type SentCampaign = AnalyticsSummary['campaigns'][number];

const most = 20;

/** The campaigns whose emails were sent in a range, with their outcomes. */
async function sentCampaigns(
  ctx: Context,
  tx: UserReads,
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

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** What the caller optimized within a range of days, and the outcomes of what they sent in it. */
export async function getAnalyticsSummary(
  ctx: Context,
  query: AnalyticsRange,
): Promise<AnalyticsSummary> {
  return readAsUser(ctx, async (tx) => {
    const range = await readRange(ctx, tx, query);
    const { from, to, time_zone, days, clock } = range;
    // Two weeks for the trend. What the range before has over these is not needed day by day.
    const count = Math.max(days, twoWeeks);
    const first = addDays(to, 1 - count);
    const before = addDays(from, -days);
    const daily = [...(before < first ? [before] : []), ...daysFrom(first, count + 1)];
    const [tallies, topImprovementAreas, answers, outcomes] = await Promise.all([
      tallyFrom(ctx, tx, daily, clock),
      topAreas(ctx, tx, momentsOf(range)),
      tallyTemplates(ctx, tx, momentsOf(range)),
      outcomesOfRange(ctx, tx, momentsOf(range)),
    ]);
    const [templates, campaigns] = await Promise.all([
      usedTemplates(ctx, tx, answers, outcomes.templates),
      sentCampaigns(ctx, tx, outcomes.campaigns),
    ]);
    const within = tallies.slice(-days);
    return {
      range: { from, to, time_zone },
      ...totalsOf(sumOf(within)),
      previous: totalsOf(sumOf(tallies.slice(-2 * days, -days))),
      ...weeksOf(tallies),
      topImprovementAreas,
      dailyData: daysFrom(from, days).map((date, index) => {
        const { count, compared, original, optimized } = within[index] ?? nothing;
        return {
          ...{ date, day: weekday.format(Date.parse(date)), optimizations: count },
          averageOriginal: averageOf(original, compared),
          averageOptimized: averageOf(optimized, compared),
        };
      }),
      ...{ templates, campaigns, outcomes: outcomes.all },
    };
  });
}

/** Outcomes by the id of a template or campaign. */
type OutcomesOfSources = ReadonlyMap<string, OutcomeCounts>;

type OutcomesOfSource = OutcomeCounts & {
  readonly template_id: string | null;
  readonly campaign_id: string | null;
  readonly grouped_by: number;
};

/** The outcomes of the emails sent within a range: in total, by template and by campaign. */
async function outcomesOfRange(ctx: Context, tx: UserReads, span: Span) {
  const { rows } = await sql<OutcomesOfSource>`
    SELECT template_id, campaign_id, grouping(template_id, campaign_id) AS grouped_by,
      ${outcomeCounts}
    FROM ${sentWithin(ctx, 'outcome', span)},
      LATERAL (SELECT key[2] AS template_id, key[3] AS campaign_id) AS source
    GROUP BY GROUPING SETS ((), (template_id), (campaign_id)) HAVING sum(count) > 0
  `.execute(tx);
  const by = (grouping: number) => rows.filter(({ grouped_by }) => grouped_by === grouping);
  const bySource = (grouping: number, source: 'template_id' | 'campaign_id'): OutcomesOfSources =>
    new Map(by(grouping).flatMap((row) => (row[source] === null ? [] : [[row[source], row]])));
  return {
    all: toOutcomeRates(by(3)[0]),
    templates: bySource(1, 'template_id'),
    campaigns: bySource(2, 'campaign_id'),
  };
}
