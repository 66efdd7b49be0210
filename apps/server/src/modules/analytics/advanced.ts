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
import { momentsOf, readRange } from './range.ts';
import {
  type Tally,
  type TallyRow,
  averageOf,
  sumOf,
  tallied,
  toTally,
  totalsOf,
} from './tally.ts';
import { type Span, outcomeCounts, sentWithin, sumsBetween } from './sums.ts';
import { assertFeature } from '../billing/plans.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { type OutcomeCounts, toOutcomeRates } from '../sent-emails/outcomes.ts';

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
  { start, end }: Span,
): Promise<(Tally & { readonly industry: string })[]> {
  const { rows } = await sql<TallyRow & { readonly industry: string }>`
    SELECT key[1] AS industry, ${tallied}
    FROM ${sumsBetween(ctx, 'industry', [start, end])}
    GROUP BY industry HAVING sum(count) > 0 ORDER BY sum(count) DESC, lower(key[1])
  `.execute(tx);
  return rows.map((row) => ({ industry: row.industry, ...toTally(row) }));
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
    const span = momentsOf(range);
    const [industries, rules, decided] = await Promise.all([
      byIndustry(ctx, tx, span),
      byRule(ctx, tx, span),
      decidedByScore(ctx, tx, span),
    ]);
    // Each answer has one industry.
    const all = sumOf(industries);
    return {
      range: { from, to, time_zone },
      otherVersions: totalsOf(all).otherVersions,
      rules: rules.map((rule) => ({ ...rule, share: rule.emails / all.compared })),
      prediction: predictionOf(decided),
      industries: industries
        .slice(0, most)
        .map(({ industry, ...tally }) => ({ industry, ...totalsOf(tally) })),
    };
  });
}

type DecidedRow = OutcomeCounts & {
  readonly score: number;
  readonly is_of_this_version: boolean;
};

/** What came of the scored emails that were sent within a range, by their score. */
async function decidedByScore(ctx: Context, tx: UserReads, span: Span): Promise<Decided> {
  const { rows } = await sql<DecidedRow>`
    SELECT key[2]::integer AS score, ${isOfThisVersion()} AS is_of_this_version, ${outcomeCounts}
    FROM ${sentWithin(ctx, 'scored', span)}
    GROUP BY score, is_of_this_version HAVING sum(count) > 0 ORDER BY score
  `.execute(tx);
  const atScores: DecidedAtScore[] = [];
  let otherVersions = 0;
  for (const { score, is_of_this_version, ...counts } of rows) {
    const { replied, meetings, no_reply } = toOutcomeRates(counts);
    const answered = replied + meetings;
    if (is_of_this_version) atScores.push({ score, answered, unanswered: no_reply });
    else otherVersions += answered + no_reply;
  }
  return { atScores, otherVersions };
}

type RuleRow = {
  readonly rule: string;
  readonly name: string;
  /** PostgreSQL returns sums as text. */
  readonly emails: string;
  readonly before: string;
  readonly after: string;
};

/** What each rule cost the emails of a range that today's score judged, the costliest first. */
async function byRule(
  ctx: Context,
  tx: UserReads,
  { start, end }: Span,
): Promise<Omit<AdvancedAnalytics['rules'][number], 'share'>[]> {
  const { rows } = await sql<RuleRow>`
    SELECT key[1] AS rule, max(key[2]) AS name, sum(count) AS emails,
      sum(before) AS before, sum(after) AS after
    FROM ${sumsBetween(ctx, 'rule', [start, end])}
    WHERE ${isOfThisVersion()} AND count > 0
    GROUP BY rule ORDER BY sum(before) DESC, rule
  `.execute(tx);
  return rows.map(({ rule, name, ...sums }) => {
    const emails = Number(sums.emails);
    return {
      ...{ rule, name, emails },
      lostBefore: averageOf(Number(sums.before), emails) ?? 0,
      lostAfter: averageOf(Number(sums.after), emails) ?? 0,
    };
  });
}
