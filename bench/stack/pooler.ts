import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Postgres } from './postgres.ts';
import { freePort } from '../../tools/product/running-server.ts';
import { type Process, makeFolder, startProcess } from './processes.ts';

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
