import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';

/** The superuser's connection to the database that the server keeps in its data folder. */
export function databaseOf(dataDir: string): Pool {
  const home = join(dataDir, 'postgres');
  const port = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  return new Pool({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    password: readFileSync(join(home, 'password'), 'utf8'),
    database: 'replysmith',
    max: 10,
  });
}
