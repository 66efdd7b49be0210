import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** The server works as an ordinary role, so that row-level security binds it as well. */
export async function ownDatabase(superuserUrl: string, home: string): Promise<string> {
  const passwordFile = join(home, 'owner-password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    },
  );
  const password = await readFile(passwordFile, 'utf8');
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
