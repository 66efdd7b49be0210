import { sql, type RawBuilder } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { exportedTables } from './exported-tables.ts';

type ExportedTable = (typeof exportedTables)[string];

type Row = { readonly row_key: string };

const page = 500;

/** A person's rows of one table, a page a transaction, so that a slow download holds nothing up. */
export async function* rowsToExport(
  ctx: Context,
  table: string,
  { owner, order, columns }: ExportedTable,
): AsyncGenerator<object> {
  const key = sql.ref(order);
  const wanted = sql.join(columns.map((column) => sql.ref(column)));
  let last: string | null = null;
  for (;;) {
    const after: RawBuilder<unknown> = last === null ? sql`` : sql`AND ${key} > ${last}`;
    const query = sql<Row>`
      SELECT ${key}::text AS row_key, ${wanted} FROM ${sql.table(table)}
      WHERE ${sql.ref(owner)} = ${ctx.user.id} ${after}
      ORDER BY ${key} LIMIT ${page}
    `;
    const { rows } = await withUser(ctx, (tx) => query.execute(tx));
    for (const { row_key, ...row } of rows) {
      last = row_key;
      yield row;
    }
    if (rows.length < page) return;
  }
}
