import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import {
  watchConnections,
  watchIdleConnections,
  watchWaitingForConnection,
} from '../observability/metrics.ts';
import { isTracing } from '../observability/spans.ts';
import type { DB } from './schema.ts';
import { traceQueries } from './trace-queries.ts';

export type Database = Kysely<DB>;

/**
 * Keep a date a string ("2026-11-21"); as a timestamp it would shift with the server's time zone.
 */
types.setTypeParser(types.builtins.DATE, (text) => text);

/** The longest that any statement may take. */
const timeout = 4_000;

/** Sent when connecting, which PgBouncer refuses: behind a pooler, the pooler sets them. */
const timeouts = {
  statement_timeout: timeout,
  idle_in_transaction_session_timeout: 2 * timeout,
};

export function openDatabase(url: string, log: Logger, { isPooled = false } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // Waiting longer is useless: the caller has been answered by then, and waiting calls are
    // skipped.
    connectionTimeoutMillis: 10_000,
    query_timeout: timeout,
    ...(!isPooled && timeouts),
    keepAlive: true,
  });
  const noteLoss = (error: Error) => log.warn({ err: error }, 'lost a database connection');
  pool.on('error', noteLoss);
  // The pool handles errors only on idle connections; an unhandled one during work would end the
  // process.
  pool.on('connect', (client) => client.on('error', noteLoss));
  if (isTracing()) pool.on('connect', traceQueries);
  watchConnections(() => pool.totalCount);
  watchIdleConnections(() => pool.idleCount);
  watchWaitingForConnection(() => pool.waitingCount);
  // Released in the middle of a transaction because it could not be ended: not reusable.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  connections.set(db, { pool, isPooled });
  return db;
}

export type Connections = {
  readonly pool: Pool;
  /** Whether a pooler hands PostgreSQL's own connections to others after each transaction. */
  readonly isPooled: boolean;
};

const connections = new WeakMap<Database, Connections>();

/** The connections of a database that `openDatabase` has opened. */
export function connectionsOf(db: Database): Connections {
  const found = connections.get(db);
  if (!found) throw new Error('Only an opened database has connections of its own.');
  return found;
}

/** Warns when a pooler leaves statements without a time limit. */
export async function noteMissingTimeout(db: Database, log: Logger): Promise<void> {
  const { rows } = await sql<{ limit: string }>`
    SELECT current_setting('statement_timeout') AS limit
  `.execute(db);
  if (rows[0]?.limit !== '0') return;
  log.warn(
    'the connections that the pooler in DATABASE_URL opens have no statement_timeout; ' +
      `let it set ${timeout} ms, for example with connect_query (docs/operations.md)`,
  );
}

/**
 * Cannot connect, shutting down, starting up, out of connections, cancelled for taking too long.
 */
const unavailableState = /^(08|57P0|53|57014|55P03|25P03)/;
const unavailableSystemError = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;

const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether an error means that the database is unreachable, rather than a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableState.test(code) ||
    unavailableSystemError.test(code) ||
    unavailableMessage.test(error.message)
  );
}

/** One array parameter, however many ids there are. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`ANY(${[...ids]}::uuid[])`;
}
