import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

const hour = 3_600_000;
const minute = 60_000;

/**
 * Questions and simulated replies are free, and limited only to what a person can use: so many
 * within any sixty minutes, however they ended. Calls at the same moment take turns.
 */
export async function assertFairUse(ctx: Context, tx: UserTransaction): Promise<void> {
  const turn = `fair use ${ctx.user.id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(tx);
  const now = ctx.now().getTime();
  const asked = await tx
    .selectFrom('ai_requests')
    .select('created_at')
    .where('user_id', '=', ctx.user.id)
    .where('message_type', '<>', 'email_optimization')
    .where('created_at', '>', new Date(now - hour))
    .orderBy('created_at', 'desc')
    .limit(ctx.questionsPerHour)
    .execute();
  const oldest = asked.at(ctx.questionsPerHour - 1);
  if (!oldest) return;
  const wait = Math.max(1_000, oldest.created_at.getTime() + hour - now);
  const minutes = Math.ceil(wait / minute);
  throw new AppError('fair_use_reached', {
    values: {
      count: String(ctx.questionsPerHour),
      minutes: minutes === 1 ? 'a minute' : `${minutes} minutes`,
    },
    retryAfterSeconds: Math.ceil(wait / 1_000),
  });
}
