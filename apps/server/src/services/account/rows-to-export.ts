import { sql, type RawBuilder } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { exportedTables } from './exported-tables.ts';

type ExportedTable = (typeof exportedTables)[string];

const page = 500;

/** A person's rows of one table, a page a transaction, so that a slow download holds nothing up. */
export async function* rowsToExport(
  ctx: Context,
  table: string,
  { owner, order, columns }: ExportedTable,
): AsyncGenerator<object> {
  const key = sql.ref(order);
  const fields = columns.flatMap((column) => [sql.lit(column), sql.ref(column)]);
  const rowOf = sql`jsonb_build_object(${sql.join(fields)})`;
  let last: string | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`AND ${key} > ${last}`;
    const query = sql<{ cursor: string; row: object }>`
      SELECT ${key}::text AS cursor, ${rowOf} AS row FROM ${sql.table(table)}
      WHERE ${sql.ref(owner)} = ${ctx.user.id} ${after}
      ORDER BY ${key} LIMIT ${page}
    `;
    const { rows } = await withUser(ctx, (tx) => query.execute(tx));
    for (const { row } of rows) yield row;
    if (rows.length < page) return;
    last = rows.at(-1)?.cursor ?? null;
  }
}
