import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

export type Ledger = {
  readonly reserved: number;
  readonly charged: number;
  readonly refunded: number;
  readonly free: number;
  /** The count in the subscription. */
  readonly counted: number;
};

/** A person's requests by how they ended, and the count in their subscription. */
export async function ledgerOf(everything: Database, userId: string): Promise<Ledger> {
  const { rows } = await sql<Ledger>`
    SELECT
      count(*) FILTER (WHERE charge = 'reserved')::integer AS reserved,
      count(*) FILTER (WHERE charge = 'charged')::integer AS charged,
      count(*) FILTER (WHERE charge = 'refunded')::integer AS refunded,
      count(*) FILTER (WHERE charge = 'free')::integer AS free,
      (SELECT (usage_tracking ->> 'daily_ai_requests')::integer
        FROM user_subscriptions WHERE user_id = ${userId}) AS counted
    FROM ai_requests WHERE user_id = ${userId}
  `.execute(everything);
  if (!rows[0]) throw new Error('An aggregate always has a row.');
  return rows[0];
}
