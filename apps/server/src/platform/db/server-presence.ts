import { randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { advisoryLocks } from './advisory-locks.ts';
import { DatabaseInUse } from './claim.ts';
import { keepConnection } from './keep-connection.ts';
import { cannotReach } from './migrate.ts';

const lockTimeout = '55P03';

const stopChannel = 'replysmith_stop';

type Channel = {
  readonly name: string;
  readonly onPayload: (payload: string) => void;
  /** Called each time it listens anew, because payloads sent in between were missed. */
  readonly onListening?: () => void;
};

type Options = {
  /** A direct connection; one that a pooler shares would lose the locks and LISTEN. */
  readonly url: string;
  readonly log: Logger;
  /** Another server was asked to stop an answer that may be written here. */
  readonly onStop: (answerId: string) => void;
  /** Another server sent something to this one alone. */
  readonly onMessage: (message: string) => void;
  readonly channels: readonly Channel[];
};

type ServerPresence = {
  /** Held as a lock, so that others can see whether this server is alive. */
  readonly id: number;
  readonly leave: () => Promise<void>;
};

/**
 * Registers this server with the others on the same database while it lives, and listens to them.
 * The lock belongs to the connection, so even a killed server releases it. Everything that belongs
 * to a connection shares this one.
 */
export async function joinServers(options: Options): Promise<ServerPresence> {
  const { url, log } = options;
  const id = randomInt(1, 2 ** 31);
  const channels: readonly Channel[] = [
    { name: stopChannel, onPayload: options.onStop },
    { name: serverChannel(id), onPayload: options.onMessage },
    ...options.channels,
  ];
  const prepare = async (client: Client) => {
    client.on('notification', ({ channel, payload = '' }) =>
      channels.find(({ name }) => name === channel)?.onPayload(payload),
    );
    await takeLocks(client, id);
    const names = channels.map(({ name }) => client.escapeIdentifier(name));
    await client.query(names.map((name) => `LISTEN ${name}`).join('; '));
    for (const { onListening } of channels) onListening?.();
  };
  const connection = await keepConnection({ name: 'server', url, log, prepare }).catch(
    (error: unknown) => {
      if (error instanceof DatabaseInUse) throw error;
      return cannotReach(error);
    },
  );
  return { id, leave: connection.close };
}

/** Shared, so that a stale connection does not block it. */
async function takeLocks(client: Client, id: number): Promise<void> {
  // The database then detects within half a minute that a server's machine is gone.
  await client.query('SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5');
  await client.query("SET tcp_keepalives_count = 3; SET lock_timeout = '1s'");
  try {
    // Earlier versions lock this exclusively.
    await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.onlyServer]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === lockTimeout)) throw error;
    throw new DatabaseInUse(
      'A Replysmith server of an earlier version is still running on the database in ' +
        'DATABASE_URL. Stop it first: it does not know of other servers.',
    );
  }
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [advisoryLocks.serversAndWords, id]);
}

/** Whether no live server has the id in that column. */
export function hasServerLeft(column: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2
      AND classid = ${advisoryLocks.serversAndWords}::oid AND objid = ${sql.ref(column)}::oid
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  )`;
}

/** What only the server with this id listens to. */
export function serverChannel(id: number): string {
  return `replysmith_server_${id}`;
}

/** Sends each message to one server, which may be gone. A message has 8,000 bytes at most. */
export function notifyServers(
  messages: readonly { readonly to: number; readonly text: string }[],
): RawBuilder<unknown> {
  const notices = messages.map(({ to, text }) => ({ channel: serverChannel(to), payload: text }));
  return sql`
    SELECT pg_notify(channel, payload)
    FROM jsonb_to_recordset(${JSON.stringify(notices)}) AS notice (channel text, payload text)`;
}

/** Asks the server that writes the answer to stop it. */
export function notifyStop(answerId: string): RawBuilder<unknown> {
  return sql`SELECT pg_notify(${stopChannel}, ${answerId})`;
}
