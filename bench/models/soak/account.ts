import type { Pool } from 'pg';

/** Counts that must be zero, by the law they prove. */
const laws: Readonly<Record<string, string>> = {
  'unsettled requests': `
    SELECT id FROM ai_requests WHERE status = 'running' OR charge = 'reserved'`,
  'optimisations neither charged nor refunded': `
    SELECT id FROM ai_requests
    WHERE message_type = 'email_optimization' AND charge NOT IN ('charged', 'refunded')`,
  'counters that are not what was charged that day': `
    SELECT user_id FROM user_subscriptions s
    WHERE (usage_tracking ->> 'daily_ai_requests')::integer <> (
      SELECT count(*) FROM ai_requests r
      WHERE r.user_id = s.user_id AND r.charge = 'charged' AND r.usage_day = s.usage_day)`,
  'charges without a text': `
    SELECT r.id FROM ai_requests r LEFT JOIN chat_messages m ON m.id = r.answer_message_id
    WHERE r.charge = 'charged' AND coalesce(m.content, '') = ''`,
  'texts of a model that were not charged': `
    SELECT id FROM ai_requests
    WHERE charge = 'refunded' AND engine = 'model' AND answer_message_id IS NOT NULL`,
  'answers by the coach for a model that were charged': `
    SELECT id FROM ai_requests
    WHERE charge = 'charged' AND engine_reason IS NOT NULL AND engine_reason <> 'spent'`,
  'messages of no settled request': `
    SELECT m.id FROM chat_messages m
    WHERE NOT EXISTS (
      SELECT FROM ai_requests r WHERE r.status IN ('answered', 'stopped')
      AND m.id IN (r.asked_message_id, r.answer_message_id))`,
  'half exchanges': `
    SELECT session_id FROM chat_messages GROUP BY session_id
    HAVING count(*) FILTER (WHERE role = 'user') <> count(*) FILTER (WHERE role = 'assistant')`,
  'empty sessions': `
    SELECT id FROM chat_sessions s
    WHERE NOT EXISTS (SELECT FROM chat_messages m WHERE m.session_id = s.id)`,
  'people with more than twenty refunds of a model': `
    SELECT user_id FROM ai_requests
    WHERE charge = 'refunded' AND coalesce(engine_reason, '') <> 'spent'
    GROUP BY user_id, usage_day HAVING count(*) > 20`,
};

export async function brokenLaws(database: Pool): Promise<Map<string, number>> {
  const broken = new Map<string, number>();
  for (const [law, query] of Object.entries(laws)) {
    broken.set(law, (await database.query(query)).rowCount ?? 0);
  }
  return broken;
}

export async function countRunning(database: Pool): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::integer FROM ai_requests WHERE status = 'running'`,
  );
  return rows[0]?.count ?? 0;
}

/** How many requests ended which way. */
export async function endsOf(database: Pool): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await database.query<Record<string, unknown>>(`
    SELECT message_type, status, charge, coalesce(engine, '-') AS engine,
      coalesce(engine_reason, '-') AS reason, count(*)::integer
    FROM ai_requests GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`);
  return rows;
}
