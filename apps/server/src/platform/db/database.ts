import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import type { DB } from './schema.ts';

export type Database = Kysely<DB>;

/** A day stays a day ("2026-11-21"); read as a moment, it would shift with the server's time zone. */
types.setTypeParser(types.builtins.DATE, (text) => text);

/** No statement may keep a person waiting longer than this, however slow the database is. */
const timeout = 4_000;

export function openDatabase(url: string, log: Logger): Database {
  const pool = new Pool({
    connectionString: url,
    max: 12,
    // Nobody need wait for what has been written at some cost to be kept. Whoever calls is answered
    // sooner than this, and their turn is then passed over.
    connectionTimeoutMillis: 10_000,
    statement_timeout: timeout,
    query_timeout: timeout,
    idle_in_transaction_session_timeout: 2 * timeout,
    keepAlive: true,
  });
  const noteLoss = (error: Error) => log.warn({ err: error }, 'lost a database connection');
  pool.on('error', noteLoss);
  // The pool listens only while a connection is idle; unheard, a loss in mid-work would end the process.
  pool.on('connect', (client) => client.on('error', noteLoss));
  // Given back in the middle of a transaction, because its end could not be sent: of no use to the next.
  pool.on('release', (_error, client) => {
    if (client.getTransactionStatus() !== 'I') void client.end();
  });
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Cannot connect, shutting down, starting up, out of connections, cancelled for taking too long. */
const unavailableState = /^(08|57P0|53|57014|55P03|25P03)/;
const unavailableSystemError = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)/;

const unavailableMessage =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** Whether an error means that the database cannot be reached right now, rather than a fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableState.test(code) ||
    unavailableSystemError.test(code) ||
    unavailableMessage.test(error.message)
  );
}

/** However many there are, they are one parameter. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`ANY(${[...ids]}::uuid[])`;
}
