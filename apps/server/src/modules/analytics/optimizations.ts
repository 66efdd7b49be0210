import type { OptimizationRecordPage, OptimizationRecordQuery } from '@replysmith/contract';
import { sql } from 'kysely';
import { readAsUser } from '../../platform/db/with-user.ts';
import { momentsOf, readRange } from './range.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { areasOfRecord } from '../chat/optimization-records.ts';

/** One page of what the caller optimized within a range of days, newest first. */
export async function listOptimizations(
  ctx: Context,
  { limit, offset, area, template_id, campaign_id, ...query }: OptimizationRecordQuery,
): Promise<OptimizationRecordPage> {
  return readAsUser(ctx, async (tx) => {
    const { start, end } = momentsOf(await readRange(ctx, tx, query));
    const records = tx
      .selectFrom('optimization_analytics as record')
      .where('record.user_id', '=', ctx.user.id)
      .where('record.created_at', '>=', start)
      .where('record.created_at', '<', end)
      .$if(area !== undefined, (query) =>
        query
          .where(isOfThisVersion('record.score_version'))
          .where(sql<boolean>`${area} IN ${areasOfRecord}`),
      )
      .$if(template_id !== undefined, (query) =>
        query.where('record.template_id', '=', template_id ?? null),
      )
      .$if(campaign_id !== undefined, (query) =>
        query.where('record.campaign_id', '=', campaign_id ?? null),
      );
    const newest = records
      .leftJoin('chat_sessions as session', (join) =>
        join
          .onRef('session.id', '=', 'record.session_id')
          .on('session.user_id', '=', ctx.user.id)
          .on('session.deleted_at', 'is', null),
      )
      .select([
        ...(['record.id', 'record.original_score', 'record.optimized_score'] as const),
        ...(['record.score_version', 'record.improvement_areas'] as const),
        'record.optimization_type',
        ...(['record.industry_context', 'record.template_id', 'record.campaign_id'] as const),
        ...(['record.created_at', 'record.message_id', 'session.id as session_id'] as const),
        sql<string | null>`coalesce(session.session_name, session.title)`.as('session_title'),
      ])
      .orderBy('record.created_at', 'desc')
      .orderBy('record.id')
      .limit(limit)
      .offset(offset)
      .execute();
    const counted = records
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const [rows, { total }] = await Promise.all([newest, counted]);
    return {
      items: rows.map(({ created_at, message_id, ...row }) => ({
        ...row,
        message_id: row.session_id && message_id,
        created_at: created_at.toISOString(),
      })),
      total: Number(total),
    };
  });
}
