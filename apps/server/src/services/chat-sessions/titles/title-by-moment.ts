import type { UserTransaction } from '../../../db/with-user.ts';
import { clockOf } from '../../analytics/range/clock-of.ts';
import type { Context } from '../../context.ts';

/** What a session is called whose first message names nothing: the moment, as the writer's own clock shows it. */
export async function titleByMoment(ctx: Context, tx: UserTransaction): Promise<string> {
  const profile = await tx
    .selectFrom('profiles')
    .where('id', '=', ctx.user.id)
    .select('time_zone')
    .executeTakeFirst();
  return `Cold Email - ${clockOf(profile?.time_zone ?? 'UTC').minuteAt(ctx.now())}`;
}
