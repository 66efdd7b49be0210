import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { WeeklyReport } from '../../ports/report-mail.ts';
import type { Context } from '../context.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcome-counts.ts';

/** Moments: the end is not part of it. */
type Span = { readonly start: Date; readonly end: Date };

type Figures = Pick<WeeklyReport, 'optimized' | 'average' | 'best' | 'costliest' | 'outcomes'>;

/** What a person optimised and sent within a span of time. */
export async function weekInFigures(
  ctx: Context,
  tx: UserTransaction,
  span: Span,
): Promise<Figures> {
  const totals = await records(ctx, tx, span)
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string | null>`round(avg(original_score), 2)`.as('original'),
      sql<string | null>`round(avg(optimized_score), 2)`.as('optimized'),
    ])
    .executeTakeFirstOrThrow();
  const outcomes = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', span.start)
    .where('sent_at', '<', span.end)
    .executeTakeFirst();
  const { original, optimized } = totals;
  const hasAverage = original !== null && optimized !== null;
  return {
    optimized: Number(totals.count),
    average: hasAverage ? { original: Number(original), optimized: Number(optimized) } : null,
    best: (await bestOf(ctx, tx, span)) ?? null,
    costliest: (await costliestOf(ctx, tx, span)) ?? null,
    outcomes: toOutcomeRates(outcomes),
  };
}

export async function countOptimized(
  ctx: Context,
  tx: UserTransaction,
  span: Span,
): Promise<number> {
  const { count } = await records(ctx, tx, span)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function records(ctx: Context, tx: UserTransaction, { start, end }: Span) {
  return tx
    .selectFrom('optimization_analytics')
    .where('optimization_analytics.user_id', '=', ctx.user.id)
    .where('optimization_analytics.created_at', '>=', start)
    .where('optimization_analytics.created_at', '<', end);
}

/** The email that won most; among equals the one that ended higher. */
function bestOf(ctx: Context, tx: UserTransaction, span: Span) {
  return records(ctx, tx, span)
    .leftJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.id', '=', 'session_id')
        .on('chat_sessions.user_id', '=', ctx.user.id)
        .on('chat_sessions.deleted_at', 'is', null),
    )
    .select([
      'chat_sessions.title',
      'original_score as original',
      'optimization_analytics.optimized_score as optimized',
    ])
    .whereRef('optimization_analytics.optimized_score', '>', 'original_score')
    .orderBy(sql`optimization_analytics.optimized_score - original_score`, 'desc')
    .orderBy('optimized', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function costliestOf(ctx: Context, tx: UserTransaction, span: Span) {
  const row = await tx
    .selectFrom(
      records(ctx, tx, span)
        .select(sql<string>`unnest(improvement_areas)`.as('area'))
        .as('areas'),
    )
    .select(['area', sql<string>`count(*)`.as('emails')])
    .groupBy('area')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('area')
    .limit(1)
    .executeTakeFirst();
  return row && { area: row.area, emails: Number(row.emails) };
}
