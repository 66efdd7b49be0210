import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Pool, type PoolClient, Query, type QueryResult } from 'pg';
import type { DB } from './schema.ts';
import { traceQuery } from './trace-queries.ts';

const guard = `
  SELECT set_config('transaction_read_only', 'on', true),
    set_config('role', 'replysmith_user', true),
    set_config('replysmith.user_id', $1, true)`;

/** Leaves only bitmaps of indexes to plan with, where there are any. */
const onlyBitmaps = `,
    set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', 'off', true)`;

/** The part of pg's connection that sends messages of the extended protocol. */
type Messages = {
  readonly parse: (statement: { readonly text: string }) => void;
  readonly bind: (values: { readonly values: readonly string[] }) => void;
  readonly execute: (portal: { readonly portal: string }) => void;
};

/** What pg calls of a query; its types leave it out. */
type Protocol = {
  prepare(connection: Messages): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Messages): void;
};

const ExtendedQuery = Query as unknown as new (
  config: { text: string; values: readonly unknown[]; queryMode: 'extended' },
  callback: (error: Error | null, result: QueryResult) => void,
) => Protocol;

/**
 * A query that PostgreSQL gets in one piece with the settings of the row guard. Up to their common
 * Sync both are one implicit transaction: the settings end with it, and when they fail the query
 * is skipped.
 */
class GuardedQuery extends ExtendedQuery {
  readonly #userId: string;
  readonly #guard: string;
  #isGuarded = false;

  constructor(
    { userId, isByBitmap }: Reader,
    { sql: text, parameters: values }: CompiledQuery,
    callback: (error: Error | null, result: QueryResult) => void,
  ) {
    super({ text, values, queryMode: 'extended' }, callback);
    this.#userId = userId;
    this.#guard = isByBitmap ? guard + onlyBitmaps : guard;
  }

  override prepare(connection: Messages): void {
    connection.parse({ text: this.#guard });
    connection.bind({ values: [this.#userId] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isGuarded) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Messages): void {
    if (this.#isGuarded) super.handleCommandComplete(message, connection);
    else this.#isGuarded = true;
  }
}

type Reading = DatabaseConnection & { readonly client: PoolClient };

type Reader = {
  readonly pool: Pool;
  readonly userId: string;
  /** Throws when the call has been abandoned. */
  readonly beforeBegin: () => void;
  readonly isByBitmap?: boolean;
};

function noTransaction(): never {
  throw new Error('What only reads has no transaction.');
}

function driverFor(reader: Reader): Driver {
  const { pool, beforeBegin } = reader;
  const read = (client: PoolClient, query: CompiledQuery) =>
    new Promise<QueryResult>((resolve, reject) => {
      client.query(
        new GuardedQuery(reader, query, (error, result) => {
          if (error) reject(error);
          else resolve(result);
        }) as unknown as Query,
      );
    });
  return {
    init: () => Promise.resolve(),
    acquireConnection: async (): Promise<Reading> => {
      beforeBegin();
      const client = await pool.connect();
      return {
        client,
        executeQuery: async (query) => {
          const { rows } = await traceQuery(query.sql, () => read(client, query));
          return { rows: rows as never[] };
        },
        streamQuery: noTransaction,
      };
    },
    releaseConnection: (connection) => {
      (connection as Reading).client.release();
      return Promise.resolve();
    },
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    destroy: () => Promise.resolve(),
  };
}

/** Sees only the rows of one user, and changes nothing. Each query is a round trip of its own. */
export function readerFor(reader: Reader): Kysely<DB> {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverFor(reader),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
