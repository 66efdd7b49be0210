import { join } from 'node:path';
import { Client } from 'pg';
import { keptSecret } from '../kept-secret.ts';

/** The server works as an ordinary role, so that row-level security binds it as well. */
export async function ownDatabase(superuserUrl: string, home: string): Promise<string> {
  const password = await keptSecret(join(home, 'owner-password'));
  const client = new Client({ connectionString: `${superuserUrl}/postgres` });
  await client.connect();
  try {
    await client.query(
      `DO $$ BEGIN CREATE ROLE replysmith LOGIN CREATEROLE;
       EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await client.query(`ALTER ROLE replysmith PASSWORD '${password}'`);
    const found = await client.query(`SELECT FROM pg_database WHERE datname = 'replysmith'`);
    if (found.rowCount === 0) await client.query('CREATE DATABASE replysmith OWNER replysmith');
  } finally {
    await client.end();
  }
  const url = new URL(`${superuserUrl}/replysmith`);
  url.username = 'replysmith';
  url.password = password;
  return url.href;
}
