import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { within } from '../clock.ts';

type Purpose = {
  /** Shown in the database's list of connections. */
  readonly name: string;
  readonly url: string;
  readonly log: Logger;
  /** Sets up a new connection: takes a lock, listens. */
  readonly prepare: (client: Client) => Promise<unknown>;
};

type DurableConnection = { readonly close: () => Promise<void> };

/** Delays before reconnects; the last one repeats. */
const pauses = [100, 500, 1_000, 2_000, 5_000];
const lastPause = 10_000;
const checkEvery = 10_000;

/** The longest wait for a query's answer; after that the connection counts as lost. */
const timeout = 5_000;

/**
 * A connection outside the pool, for what lasts as long as a connection: a lock, LISTEN. When it is
 * lost or stops answering, it is replaced and set up again. Throws if the first connection fails.
 */
export async function keepConnection({
  name,
  url,
  log,
  prepare,
}: Purpose): Promise<DurableConnection> {
  const closing = new AbortController();
  const isClosed = () => closing.signal.aborted;
  let client = await open();
  const checks = setInterval(() => {
    const checked = client;
    checked.query('SELECT 1').catch(() => checked.end());
  }, checkEvery).unref();

  async function open(): Promise<Client> {
    const opened = new Client({
      connectionString: url,
      application_name: `replysmith ${name}`,
      connectionTimeoutMillis: 10_000,
      query_timeout: timeout,
      keepAlive: true,
    });
    // An error is followed by "end".
    opened.on('error', () => undefined);
    try {
      await opened.connect();
      await prepare(opened);
    } catch (error) {
      await opened.end();
      throw error;
    }
    opened.once('end', () => void replace());
    return opened;
  }

  async function replace(): Promise<void> {
    for (let attempt = 0; !isClosed(); attempt += 1) {
      await sleep(pauses[attempt] ?? lastPause, undefined, { ref: false });
      if (isClosed()) return;
      try {
        client = await open();
        if (isClosed()) await client.end();
        return;
      } catch (error) {
        log.warn({ err: error }, 'a connection to the database could not be opened again yet');
      }
    }
  }

  return {
    close: async () => {
      closing.abort();
      clearInterval(checks);
      await within(1_000, client.end());
    },
  };
}
