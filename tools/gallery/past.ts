import type { Pool } from 'pg';

/** The product sets its own timestamps, so a past has to be written into its database. */
export async function moveSession(database: Pool, sessionId: string, at: Date): Promise<void> {
  await withoutTriggers(
    database,
    [
      'UPDATE chat_sessions SET created_at = $2, last_activity = $2 WHERE id = $1',
      'UPDATE chat_messages SET created_at = $2 WHERE session_id = $1',
      'UPDATE optimization_analytics SET created_at = $2 WHERE session_id = $1',
    ],
    [sessionId, at],
  );
}

export async function moveTemplate(
  database: Pool,
  id: string,
  { daysAgo, uses }: { daysAgo: number; uses: number },
): Promise<void> {
  await withoutTriggers(
    database,
    [
      `UPDATE email_templates SET usage_count = $3, created_at = now() - $2 * interval '1 day',
       updated_at = now() - $2 * interval '1 day', last_used_at = now() - $2 * interval '6 hours'
     WHERE id = $1`,
    ],
    [id, daysAgo, uses],
  );
}

/** Puts somebody on a plan, and says how many of today's requests they have used. */
export async function subscribe(
  database: Pool,
  userId: string,
  plan: 'starter' | 'pro',
  used = 0,
): Promise<void> {
  await database.query(
    `UPDATE user_subscriptions SET
       plan_id = (SELECT id FROM pricing_plans WHERE key = $2),
       usage_tracking = jsonb_set(usage_tracking, '{daily_ai_requests}', to_jsonb($3::integer))
     WHERE user_id = $1`,
    [userId, plan, used],
  );
}

async function withoutTriggers(
  database: Pool,
  statements: readonly string[],
  values: readonly unknown[],
): Promise<void> {
  const connection = await database.connect();
  try {
    await connection.query('SET session_replication_role = replica');
    for (const statement of statements) await connection.query(statement, [...values]);
  } finally {
    connection.release(true);
  }
}
