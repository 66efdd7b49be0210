import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** The names of all columns. */
export async function columnsOf(everything: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT column_name AS name FROM information_schema.columns
    WHERE table_schema IN ('public', 'auth') ORDER BY column_name
  `.execute(everything);
  return rows.map(({ name }) => name);
}
