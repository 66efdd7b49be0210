import type { DailyResetStatus } from '@replysmith/contract';
import { sql } from 'kysely';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import { withOperator } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Context, Services } from '../../platform/context/context.ts';
import { nextUtcDay, utcDay } from '../../platform/clock.ts';

type Whose =
  /** Counters of past days, which already count as zero. */
  | 'past_days'
  /** Everybody's counters, now. Uses reserved before can no longer be given back. */
  | 'everybody';

/** Rows locked at a time. */
const batch = 500;

/** Sets daily counters to zero. Returns how many people's counters were not zero. */
export async function resetDailyUsage(
  services: Services,
  actor: Actor,
  whose: Whose,
): Promise<number> {
  assertMayActOnEverybody(actor);
  let users = 0;
  for (let after: string | null = null; ;) {
    const ids = await resetBatch(services, actor, whose, after);
    users += ids.length;
    if (ids.length < batch) return users;
    after = ids.at(-1) ?? null;
  }
}

async function resetBatch(
  { db, now }: Services,
  actor: Actor,
  whose: Whose,
  after: string | null,
): Promise<string[]> {
  const moment = now();
  const days = [utcDay(moment), utcDay(nextUtcDay(moment))];
  return withOperator(db, async (tx) => {
    const held = await tx
      .selectFrom('user_subscriptions')
      .select('user_id')
      .where(sql`(usage_tracking ->> 'daily_ai_requests')::integer`, '>', 0)
      .$if(whose === 'past_days', (past) => past.where('usage_day', 'not in', days))
      .$if(after !== null, (later) => later.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(batch)
      .forUpdate()
      .execute();
    const ids = held.map(({ user_id }) => user_id);
    if (actor !== 'system' && (ids.length > 0 || after === null)) {
      await recordAudit(tx, {
        ...auditOf(actor),
        action: 'usage.reset',
        details: { people: ids.length },
      });
    }
    if (ids.length === 0) return ids;
    await tx
      .updateTable('user_subscriptions')
      .where('user_id', 'in', ids)
      .set({
        usage_tracking: sql`jsonb_set(usage_tracking, '{daily_ai_requests}', '0')`,
        ...(whose === 'past_days'
          ? { usage_day: utcDay(moment) }
          : {
              usage_reset_at: sql<Date>`greatest(
                ${moment.toISOString()}::timestamptz,
                usage_reset_at + interval '1 millisecond'
              )`,
            }),
      })
      .execute();
    return ids;
  });
}

/** How long until the daily counters start again; for admins also how many people that affects. */
export async function getDailyResetStatus(ctx: Context): Promise<DailyResetStatus> {
  const now = ctx.now();
  const status = { next_reset_in: clockTime(nextUtcDay(now).getTime() - now.getTime()) };
  if (!ctx.user.isAdmin) return [status];
  const days = [utcDay(now), utcDay(nextUtcDay(now))];
  const totals = await withOperator(ctx.db, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select(({ fn }) => [
        fn
          .countAll<string>()
          .filterWhere('usage_day', 'not in', days)
          .filterWhere(sql<boolean>`usage_tracking -> 'daily_ai_requests' <> '0'`)
          .as('pending'),
        fn.countAll<string>().as('active'),
      ])
      .executeTakeFirstOrThrow(),
  );
  return [
    {
      ...status,
      last_reset_date: utcDay(now),
      users_pending_reset: Number(totals.pending),
      total_active_users: Number(totals.active),
    },
  ];
}

/** "hh:mm:ss", rounded up, so that it never shows zero too early. */
function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
