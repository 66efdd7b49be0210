import type { DailyResetStatus } from '@replysmith/contract';
import { sql } from 'kysely';
import { asOperator } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { nextUtcDay, utcDay } from '../user-subscriptions/utc-day.ts';

/** How long it is until the daily counters start again; for admins also whom that concerns. */
export async function getDailyResetStatus(ctx: Context): Promise<DailyResetStatus> {
  const now = ctx.now();
  const status = { next_reset_in: clockTime(nextUtcDay(now).getTime() - now.getTime()) };
  if (!ctx.user.isAdmin) return [status];
  const days = [utcDay(now), utcDay(nextUtcDay(now))];
  const totals = await asOperator(ctx.db, (tx) =>
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

/** "hh:mm:ss", rounded up: nobody is told that the time has come before it has. */
function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
