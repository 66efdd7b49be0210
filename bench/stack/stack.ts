import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { freePort, startProduct } from '../../tools/product/running-server.ts';
import { serverArguments } from '../../tools/product/server-arguments.ts';
import { temporaryDataDir } from '../../tools/product/temporary-data-dir.ts';
import { secret } from '../load/people.ts';
import { startBalancer } from './balancer.ts';
import { startPooler } from './pooler.ts';
import { startPostgres } from './postgres.ts';
import { isInstalled } from './processes.ts';

type Server = Awaited<ReturnType<typeof startProduct>>;

export type Stack = {
  /** The balancer's address. */
  readonly url: string;
  /** As the superuser. */
  readonly database: Pool;
  readonly pids: { readonly postgres: number; readonly pooler: number; readonly balancer: number };
  readonly servers: (Server | null)[];
  /** Starts the server at that place; with the arguments of another release where given. */
  readonly start: (place: number, ofRelease?: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Says what is missing, if anything is. */
export function whatIsMissing(): string | null {
  const missing = ['pgbouncer', 'nginx'].filter((program) => !isInstalled(program));
  if (missing.length === 0) return null;
  return (
    `${missing.join(' and ')} is not installed here. On Debian and Ubuntu: ` +
    `apt-get install -y ${missing.join(' ')}`
  );
}

/** Starts PostgreSQL, PgBouncer and nginx for so many servers, which are yet to be started. */
export async function startStack(places: number): Promise<Stack> {
  const folder = temporaryDataDir('scale');
  const postgres = await startPostgres(folder);
  const pooler = await startPooler(folder, postgres);
  const ports = await Promise.all(Array.from({ length: places }, freePort));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const balancer = await startBalancer(folder, port, ports);
  const database = new Pool({ connectionString: postgres.superuserUrl, max: 4 });
  const servers: (Server | null)[] = ports.map(() => null);

  async function start(place: number, ofRelease?: readonly string[]): Promise<void> {
    const settings = {
      PORT: String(ports[place]),
      // Releases before the pooler know one address only.
      DATABASE_URL: ofRelease ? postgres.url : pooler.url,
      DATABASE_DIRECT_URL: postgres.url,
      ...{ PUBLIC_URL: url, AUTH_SECRET: secret, TRUSTED_PROXIES: 'loopback' },
      ...{ AI_PROVIDER: 'coach', AUTH_ATTEMPTS: '1000000' },
    };
    const dataDir = join(folder, `server-${place}`);
    servers[place] = await startProduct(dataDir, settings, ofRelease ?? serverArguments);
  }

  // When the bench fails or is stopped.
  const kill = () => servers.map((server) => server && process.kill(server.pid, 'SIGKILL'));
  process.once('exit', kill);

  return {
    ...{ url, database, servers, start },
    pids: { postgres: postgres.pid, pooler: pooler.pid, balancer: balancer.pid },
    stop: async () => {
      process.off('exit', kill);
      await Promise.all(servers.map(async (server) => server?.stop()));
      await database.end();
      for (const part of [balancer, pooler, postgres]) await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
