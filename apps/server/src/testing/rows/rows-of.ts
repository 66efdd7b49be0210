import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/**
 * Every row of every table that people's actions may change, for comparing before and after. The
 * number of changes to a row is left out, because giving back what was taken raises it too.
 */
export async function rowsOf(everything: Database): Promise<Record<string, unknown>> {
  const tables = await publicTables(everything);
  const contents = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<
        Record<string, unknown>
      >`SELECT * FROM ${sql.table(table)} AS t ORDER BY t::text`.execute(everything);
      return [table, rows.map(withoutVersion)] as const;
    }),
  );
  return Object.fromEntries(contents);
}

const counters = ['version', 'billing_version'];

function withoutVersion(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !counters.includes(column)));
}

export async function publicTables(everything: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name
  `.execute(everything);
  return rows.map(({ name }) => name);
}
