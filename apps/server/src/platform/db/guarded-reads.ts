import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { DatabaseError, type PoolClient, Query, type QueryResult } from 'pg';
import type { Connections } from './database.ts';
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
type Connection = {
  readonly parse: (statement: { readonly name?: string; readonly text: string }) => void;
  readonly bind: (values: {
    readonly statement?: string | undefined;
    readonly values: readonly string[];
  }) => void;
  readonly execute: (portal: { readonly portal: string }) => void;
  readonly close: (statement: { readonly type: 'S'; readonly name: string }) => void;
  /** The texts of statements by name, which pg does not send again. */
  readonly parsedStatements: Record<string, string>;
};

/** What pg calls of a query; its types leave it out. */
type Protocol = {
  name?: string | undefined;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
};

const ExtendedQuery = Query as unknown as new (
  config: { text: string; values: readonly unknown[]; queryMode: 'extended' },
  callback: (error: Error | null, result: QueryResult) => void,
) => Protocol;

/** How many statements PostgreSQL keeps for a connection, each with its plan. */
const mostKept = 64;

const keptBy = new WeakMap<Connection, LRUCache<string, string>>();

/** The names of the statements that a connection keeps, by their texts. */
function keptStatements(connection: Connection): LRUCache<string, string> {
  const known = keptBy.get(connection);
  if (known) return known;
  const kept = new LRUCache<string, string>({
    max: mostKept,
    dispose: (name) => {
      Reflect.deleteProperty(connection.parsedStatements, name);
      connection.close({ type: 'S', name });
    },
  });
  keptBy.set(connection, kept);
  return kept;
}

/** The name under which a connection keeps a statement from now on. */
function keep(connection: Connection, text: string): string {
  const kept = keptStatements(connection);
  const known = kept.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  connection.parse({ name, text });
  connection.parsedStatements[name] = text;
  kept.set(text, name);
  return name;
}

/**
 * A query that PostgreSQL gets in one piece with the settings of the row guard. Up to their common
 * Sync both are one implicit transaction: the settings end with it, and when they fail the query
 * is skipped. Both are statements that the connection keeps, unless a pooler would hand it to others
 * or the settings are to change the plan.
 */
class GuardedQuery extends ExtendedQuery {
  readonly #reader: Reader;
  readonly #text: string;
  #isGuarded = false;

  constructor(
    reader: Reader,
    { sql: text, parameters: values }: CompiledQuery,
    callback: (error: Error | null, result: QueryResult) => void,
  ) {
    super({ text, values, queryMode: 'extended' }, callback);
    this.#reader = reader;
    this.#text = text;
  }

  override prepare(connection: Connection): void {
    const { userId, isPooled, isByBitmap } = this.#reader;
    const isKept = !isPooled && !isByBitmap;
    const text = isByBitmap ? guard + onlyBitmaps : guard;
    if (!isKept) connection.parse({ text });
    connection.bind({ statement: isKept ? keep(connection, text) : undefined, values: [userId] });
    connection.execute({ portal: '' });
    if (isKept) this.name = keep(connection, this.#text);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isGuarded) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isGuarded) super.handleCommandComplete(message, connection);
    else this.#isGuarded = true;
  }

  /** Whether PostgreSQL got so far as to keep the statements is not known then. */
  override handleError(error: Error, connection: Connection): void {
    const kept = keptBy.get(connection);
    for (const text of [guard, this.#text]) kept?.delete(text);
    super.handleError(error, connection);
  }
}

/**
 * A kept statement is gone; it is still there although it was to be dropped, as PostgreSQL skips
 * what follows an error; or a migration has given it other columns. Asked again, it is made anew.
 */
const outdated: readonly unknown[] = ['26000', '42P05', '0A000'];

function isOutdated(error: unknown): boolean {
  return error instanceof DatabaseError && outdated.includes(error.code);
}

type Reading = DatabaseConnection & { readonly client: PoolClient };

type Reader = Connections & {
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
          const once = () => traceQuery(query.sql, () => read(client, query));
          const { rows } = await once().catch((error: unknown) => {
            if (!isOutdated(error)) throw error;
            return once();
          });
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
