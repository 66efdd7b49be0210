import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Sets how many of today's requests the person has used. */
export async function setUsed(everything: Database, userId: string, used: number): Promise<void> {
  await everything
    .updateTable('user_subscriptions')
    .set({
      usage_tracking: sql`usage_tracking || jsonb_build_object('daily_ai_requests', ${used}::integer)`,
      usage_day: sql`(now() AT TIME ZONE 'UTC')::date`,
    })
    .where('user_id', '=', userId)
    .execute();
}
