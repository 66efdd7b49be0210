import { bandFloors, bandOf } from '@replysmith/coach';
import {
  type AdvancedAnalytics,
  type AnalyticsRange,
  type Rate,
  fewestForRate,
  rateOf,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import { type DayRange, momentsOf, readRange } from './range.ts';
import { averageOf, tallied, toTally, totalsOf } from './tally.ts';
import { assertFeature } from '../billing/plans.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcomes.ts';

/** How many emails with one score were answered and how many were not. */
type DecidedAtScore = {
  readonly score: number;
  readonly answered: number;
  readonly unanswered: number;
};

/**
 * The scores of the current version, and how many decided emails have a score of another version.
 */
type Decided = {
  readonly atScores: readonly DecidedAtScore[];
  readonly otherVersions: number;
};

const z95 = 1.959964;

/**
 * In what share of all pairs of an answered and an unanswered email the answered one has the higher
 * score; ties count half. Null with fewer than five of either.
 */
export function concordanceOf(decided: readonly DecidedAtScore[]): Rate | null {
  let [answered, unanswered, won] = [0, 0, 0];
  for (const at of decided.toSorted((one, other) => one.score - other.score)) {
    won += at.answered * (unanswered + at.unanswered / 2);
    answered += at.answered;
    unanswered += at.unanswered;
  }
  if (answered < fewestForRate || unanswered < fewestForRate) return null;
  const share = won / (answered * unanswered);
  return {
    share,
    low: lowest(share, answered, unanswered),
    high: 1 - lowest(1 - share, answered, unanswered),
    of: answered * unanswered,
  };
}

/**
 * The smallest true share within 1.96 standard errors of the observed one. The pairs share their
 * emails, so this uses Hanley and McNeil's error for such shares (1982), with both groups taken to
 * be of their average size (Newcombe 2006). It is wider than a rate's over as many pairs would be,
 * and does not vanish at 0 and 1 as the error at the observed share does.
 */
function lowest(share: number, answered: number, unanswered: number): number {
  const others = (answered + unanswered) / 2 - 1;
  const isTooFar = (truth: number) => {
    const spread = 1 + (others * (1 - truth)) / (2 - truth) + (others * truth) / (1 + truth);
    const variance = (truth * (1 - truth) * spread) / (answered * unanswered);
    return (share - truth) ** 2 > z95 ** 2 * variance;
  };
  let [far, near] = [0, share];
  // Each step halves the interval; fifty steps exceed the precision of a number.
  for (let step = 0; step < 50; step++) {
    const middle = (far + near) / 2;
    if (isTooFar(middle)) far = middle;
    else near = middle;
  }
  return near;
}

type Prediction = AdvancedAnalytics['prediction'];

const bands = [
  { band: 'strong', from: bandFloors.strong, to: 100 },
  { band: 'fair', from: bandFloors.fair, to: bandFloors.strong - 1 },
  { band: 'weak', from: bandFloors.weak, to: bandFloors.fair - 1 },
] as const;

/** Whether emails with higher scores were answered more often. */
export function predictionOf({ atScores: decided, otherVersions }: Decided): Prediction {
  const concordance = concordanceOf(decided);
  return {
    decided: sum(decided.map(({ answered, unanswered }) => answered + unanswered)),
    otherVersions,
    bands: bands.map((band) => {
      const within = decided.filter(({ score }) => bandOf(score) === band.band);
      const answered = sum(within.map((at) => at.answered));
      const count = answered + sum(within.map((at) => at.unanswered));
      return { ...band, decided: count, answered, reply_rate: rateOf(answered, count) };
    }),
    concordance,
    verdict: predictionVerdict(concordance),
  };
}

/** Only a difference that chance would hardly produce counts. */
function predictionVerdict(concordance: Rate | null): Prediction['verdict'] {
  if (concordance === null) return 'too_few';
  if (concordance.low > 0.5) return 'higher_answered_more';
  return concordance.high < 0.5 ? 'higher_answered_less' : 'no_difference';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Longer lists are of no use to a reader. */
const most = 50;

/** What was won by industry, the most frequent first. */
async function byIndustry(
  ctx: Context,
  tx: UserReads,
  range: DayRange,
): Promise<AdvancedAnalytics['industries']> {
  const { start, end } = momentsOf(range);
  const rows = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .select([sql<string>`coalesce(industry_context, 'general')`.as('industry'), ...tallied])
    .groupBy('industry')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`lower(coalesce(industry_context, 'general'))`)
    .limit(most)
    .execute();
  return rows.map((row) => ({ industry: row.industry, ...totalsOf(toTally(row)) }));
}

/** The further analytics of a range, for plans that include them. */
export async function getAdvancedAnalytics(
  ctx: Context,
  query: AnalyticsRange,
): Promise<AdvancedAnalytics> {
  return readAsUser(ctx, async (tx) => {
    await assertFeature(ctx, tx, 'advanced_analytics');
    const range = await readRange(ctx, tx, query);
    const { from, to, time_zone } = range;
    return {
      range: { from, to, time_zone },
      otherVersions: await countOfOtherVersions(ctx, tx, range),
      rules: await byRule(ctx, tx, range),
      prediction: predictionOf(await decidedByScore(ctx, tx, range)),
      industries: await byIndustry(ctx, tx, range),
    };
  });
}

/** How many emails of a range were scored by another version. */
async function countOfOtherVersions(ctx: Context, tx: UserReads, range: DayRange): Promise<number> {
  const { start, end } = momentsOf(range);
  const row = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .select(tallied)
    .executeTakeFirstOrThrow();
  return totalsOf(toTally(row)).otherVersions;
}

/** What came of the scored emails that were sent within a range, by their score. */
async function decidedByScore(ctx: Context, tx: UserReads, range: DayRange): Promise<Decided> {
  const { start, end } = momentsOf(range);
  const rows = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', start)
    .where('sent_at', '<', end)
    .where('score', 'is not', null)
    .select(['score', isOfThisVersion().as('is_of_this_version')])
    .groupBy(['score', 'is_of_this_version'])
    .orderBy('score')
    .execute();
  const atScores: DecidedAtScore[] = [];
  let otherVersions = 0;
  for (const { score, is_of_this_version, ...counts } of rows) {
    const { replied, meetings, no_reply } = toOutcomeRates(counts);
    const answered = replied + meetings;
    if (is_of_this_version) atScores.push({ score: score ?? 0, answered, unanswered: no_reply });
    else otherVersions += answered + no_reply;
  }
  return { atScores, otherVersions };
}

type Row = {
  readonly rule: string;
  readonly name: string;
  /** PostgreSQL returns counts and sums as text. */
  readonly emails: string;
  readonly before: string;
  readonly after: string;
  readonly all: string;
};

/** What each rule cost the emails of a range that today's score judged, the costliest first. */
async function byRule(
  ctx: Context,
  tx: UserReads,
  range: DayRange,
): Promise<AdvancedAnalytics['rules']> {
  const { start, end } = momentsOf(range);
  const { rows } = await sql<Row>`
    WITH records AS (
      SELECT rule_losses FROM optimization_analytics
      WHERE user_id = ${ctx.user.id} AND created_at >= ${start} AND created_at < ${end}
        AND ${isOfThisVersion()}
    )
    SELECT rule, max(name) AS name, count(*) AS emails,
      sum(before) AS before, sum(after) AS after, (SELECT count(*) FROM records) AS all
    FROM records, jsonb_to_recordset(rule_losses)
      AS loss (rule text, name text, before integer, after integer)
    WHERE before > 0
    GROUP BY rule ORDER BY sum(before) DESC, rule
  `.execute(tx);
  return rows.map(({ rule, name, ...sums }) => {
    const emails = Number(sums.emails);
    return {
      ...{ rule, name, emails },
      share: emails / Number(sums.all),
      lostBefore: averageOf(Number(sums.before), emails) ?? 0,
      lostAfter: averageOf(Number(sums.after), emails) ?? 0,
    };
  });
}
