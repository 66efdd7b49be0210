import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Every row of every table that users' doings may change, for comparing before and after. */
export async function rowsOf(everything: Database): Promise<Record<string, unknown>> {
  const tables = await publicTables(everything);
  const contents = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`SELECT * FROM ${sql.table(table)} AS t ORDER BY t::text`.execute(
        everything,
      );
      return [table, rows] as const;
    }),
  );
  return Object.fromEntries(contents);
}

export async function publicTables(everything: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' ORDER BY table_name
  `.execute(everything);
  return rows.map(({ name }) => name);
}
