import { bandFloors } from '@replysmith/coach';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { isOfThisVersion } from '../../../platform/db/score-version.ts';
import { areasOfRecord } from '../../chat/optimization-records.ts';
import { areaFacts, type AreaFacts } from './areas.ts';

/**
 * The newest drafts of the last thirty days with a score of the current version, which shares and
 * averages are computed from. The analytics page lists the same drafts.
 */
const recent = 50;
const ofTrend = 10;
const day = 86_400_000;

export type DraftFacts = AreaFacts & {
  totalOptimizations: number;
  /** In the last seven days. */
  weeklyOptimizations: number;
  /** In whole days; null before the first draft. */
  daysSinceLastDraft: number | null;
  /** How many drafts the figures below are computed from. */
  recentDrafts: number;
  /** Average scores, 0 to 100, of the drafts and of their rewrites; null without any. */
  averageDraft: number | null;
  averageRewrite: number | null;
  averageImprovement: number | null;
  /** Rewrites that still score below 60. */
  weakRewrites: number;
  /**
   * By how many points the last ten drafts score above the ten before, or below them if negative;
   * null with fewer drafts.
   */
  draftRise: number | null;
  draftDrop: number | null;
  /** The area that cost points in most drafts, as the score names it. */
  topArea: string | null;
  topAreaDrafts: number;
  topAreaShare: number;
  userLevel: 'beginner' | 'intermediate' | 'advanced';
  /** Whether rewrites of drafts from templates gain more than 15 points on average. */
  hasSuccessfulTemplates: boolean;
};

type DraftCounts = {
  readonly total: number;
  readonly weekly: number;
  readonly last: string | null;
  readonly recent: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly weak: number;
  readonly latest: number | null;
  readonly earlier: number | null;
  readonly earlierCount: number;
  readonly areas: Readonly<Record<string, { count: number; points: number }>> | null;
};

type Beginnings = { readonly week: Date; readonly month: Date };

export const selectDraftCounts = (ctx: Context, { week, month }: Beginnings) => sql<DraftCounts>`(
  WITH newest AS (
    SELECT original_score, optimized_score, improvement_areas, rule_losses,
      row_number() OVER (ORDER BY created_at DESC, id) AS place
    FROM optimization_analytics WHERE user_id = ${ctx.user.id} AND created_at >= ${month}
      AND ${isOfThisVersion()}
    ORDER BY created_at DESC, id LIMIT ${recent}
  )
  SELECT json_build_object(
    'total', (SELECT count(*) FROM optimization_analytics WHERE user_id = ${ctx.user.id}),
    'weekly', (
      SELECT count(*) FROM optimization_analytics
      WHERE user_id = ${ctx.user.id} AND created_at >= ${week}
    ),
    'last', (
      SELECT max(created_at) FROM optimization_analytics WHERE user_id = ${ctx.user.id}
    ),
    'recent', count(*),
    'before', avg(original_score),
    'after', avg(optimized_score),
    'weak', count(*) FILTER (WHERE optimized_score < ${bandFloors.fair}),
    'latest', avg(original_score) FILTER (WHERE place <= ${ofTrend}),
    'earlier', avg(original_score) FILTER (WHERE place > ${ofTrend} AND place <= ${2 * ofTrend}),
    'earlierCount', count(*) FILTER (WHERE place > ${ofTrend} AND place <= ${2 * ofTrend}),
    'areas', (
      SELECT json_object_agg(area, json_build_object('count', count, 'points', points))
      FROM (
        SELECT area, count(*), sum(original_score) AS points
        FROM newest, LATERAL ${areasOfRecord} AS cost (area) GROUP BY area
      ) AS costs
    )
  ) FROM newest
)`;

export function draftFacts(counts: DraftCounts, now: Date): DraftFacts {
  const { total, before, after, latest, earlier, areas } = counts;
  const [top] = Object.entries(areas ?? {}).sort(
    ([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1),
  );
  const improvement = before === null || after === null ? null : Math.round(after - before);
  const hasTrend = counts.earlierCount === ofTrend && latest !== null && earlier !== null;
  const trend = hasTrend ? Math.round(latest - earlier) : null;
  const all = { count: counts.recent, points: (before ?? 0) * counts.recent };
  return {
    ...areaFacts(all, areas ?? {}),
    totalOptimizations: total,
    weeklyOptimizations: counts.weekly,
    daysSinceLastDraft:
      counts.last === null
        ? null
        : Math.max(0, Math.floor((now.getTime() - Date.parse(counts.last)) / day)),
    recentDrafts: counts.recent,
    averageDraft: before === null ? null : Math.round(before),
    averageRewrite: after === null ? null : Math.round(after),
    averageImprovement: improvement,
    weakRewrites: counts.weak,
    draftRise: trend === null ? null : Math.max(0, trend),
    draftDrop: trend === null ? null : Math.max(0, -trend),
    topArea: top?.[0] ?? null,
    topAreaDrafts: top?.[1].count ?? 0,
    topAreaShare: top ? Math.round((100 * top[1].count) / counts.recent) : 0,
    userLevel: total === 0 ? 'beginner' : total < 5 ? 'intermediate' : 'advanced',
    hasSuccessfulTemplates: improvement !== null && improvement > 15,
  };
}
