import { Client } from 'pg';

/** A connection for one task; the pool has those of the server's calls. */
export async function connectOnce(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A query that is under way throws as well, and "end" follows.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
