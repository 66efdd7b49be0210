import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { answer, startFakeModel, type Script } from '../../tools/fake-model/index.ts';
import { freePort, startProduct } from '../../tools/product/running-server.ts';
import { serverArguments, temporaryDataDir } from '../../tools/product/server-arguments.ts';
import { secret } from '../load/people.ts';
import { startBalancer } from './balancer.ts';
import { startPooler, startPostgres } from './postgres.ts';
import { atEnd, isInstalled, processorShare } from './processes.ts';

type Server = Awaited<ReturnType<typeof startProduct>>;

export type Stack = {
  /** The balancer's address. */
  readonly url: string;
  /** As the superuser. */
  readonly database: Pool;
  readonly pids: Readonly<Record<'PostgreSQL' | 'PgBouncer' | 'nginx', number>>;
  readonly servers: (Server | null)[];
  /** Of the servers, as the balancer names them. */
  readonly addresses: readonly string[];
  /** Starts the server at that place; with the arguments of another release where given. */
  readonly start: (place: number, ofRelease?: readonly string[]) => Promise<void>;
};

/** Emails are the coach's, so that what they take can be measured; questions are a slow model's. */
const modelSettings = {
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'slow',
  AI_CONCURRENCY: '100',
  AI_MODEL_REWRITE: 'coach',
  AI_MODEL_RECIPIENT: 'coach',
  AI_MODEL_SUBJECTS: 'coach',
  AI_MODEL_SEQUENCE: 'coach',
  AI_MODEL_HELP: 'coach',
};

const advice = [
  'Keep it short and ask for one thing.',
  'Say why you write to them and to nobody else.',
  'Put the question where they see it first.',
  'Leave out what they know already.',
  'Read it aloud before you send it.',
  'Write the subject last, from what is left.',
];

let asked = 0;

/** Some words a second, in another order for each question. */
const slowAdvice: Script = () => {
  asked += 1;
  const turned = advice.map((_, index) => advice[(index * 5 + asked) % advice.length]);
  return answer(JSON.stringify({ answer: turned.join(' ') }), { firstAfter: 200, pause: 60 });
};

/** Says what is missing, if anything is. */
export function whatIsMissing(): string | null {
  const missing = ['pgbouncer', 'nginx'].filter((program) => !isInstalled(program));
  if (missing.length === 0) return null;
  return (
    `Not installed here: ${missing.join(', ')}. On Debian and Ubuntu: ` +
    `apt-get install -y ${missing.join(' ')}`
  );
}

/**
 * Starts PostgreSQL, PgBouncer, nginx and a model for so many servers, which are yet to be started.
 * `cleanUp` ends all of it. A server gets no more than that share of a processor.
 */
export async function startStack(places: number, share = 1): Promise<Stack> {
  const folder = temporaryDataDir('scale');
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const postgres = await startPostgres(folder);
  const pooler = await startPooler(folder, postgres);
  const ports = await Promise.all(Array.from({ length: places }, freePort));
  const addresses = ports.map((each) => `127.0.0.1:${each}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const balancer = await startBalancer(folder, port, addresses);
  const database = new Pool({ connectionString: postgres.superuserUrl, max: 4 });
  atEnd(() => database.end());
  const model = await startFakeModel({ script: slowAdvice });
  atEnd(model.close);
  const limit = processorShare(share);
  const servers: (Server | null)[] = ports.map(() => null);
  const starting: Promise<void>[] = [];
  let isOver = false;
  atEnd(async () => {
    isOver = true;
    await Promise.allSettled(starting);
    await Promise.all(servers.map(async (server) => server?.kill()));
  });

  async function startServer(place: number, ofRelease?: readonly string[]): Promise<void> {
    const settings = {
      PORT: String(ports[place]),
      // Releases before the pooler know one address only.
      DATABASE_URL: ofRelease ? postgres.url : pooler.url,
      DATABASE_DIRECT_URL: postgres.url,
      PUBLIC_URL: url,
      AUTH_SECRET: secret,
      TRUSTED_PROXIES: 'loopback',
      ...modelSettings,
      AI_BASE_URL: model.baseUrl('openai'),
      AUTH_ATTEMPTS: '1000000',
    };
    const dataDir = join(folder, `server-${place}`);
    const server = await startProduct(dataDir, settings, ofRelease ?? serverArguments);
    servers[place] = server;
    limit(server.pid);
  }

  return {
    url,
    database,
    servers,
    addresses,
    start: async (place, ofRelease) => {
      if (isOver) throw new Error('It is over.');
      const started = startServer(place, ofRelease);
      starting.push(started);
      await started;
    },
    pids: { PostgreSQL: postgres.pid, PgBouncer: pooler.pid, nginx: balancer.pid },
  };
}
