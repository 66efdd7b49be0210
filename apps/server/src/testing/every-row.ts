import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Every row of every table, as PostgreSQL writes it, and where each sequence stands. */
export async function everyRow(everything: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string; kind: string }>`
    SELECT oid::regclass::text AS name, relkind AS kind FROM pg_class
    WHERE relnamespace::regnamespace::text IN ('auth', 'migrations', 'public')
      AND relkind IN ('r', 'S') ORDER BY 1`.execute(everything);
  const contents: Record<string, string[]> = {};
  for (const { name, kind } of tables) {
    const entry = kind === 'S' ? 'row(entry.last_value, entry.is_called)' : 'entry';
    const { rows } = await sql<{ row: string }>`
      SELECT (${sql.raw(entry)})::text AS row FROM ${sql.raw(name)} AS entry ORDER BY 1`.execute(
      everything,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}
