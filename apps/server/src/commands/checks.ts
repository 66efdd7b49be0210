import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listModels } from '../platform/ai/model/list-models.ts';
import type { Config } from '../platform/config/config.ts';
import type { Check } from '../platform/context/context.ts';
import { connectOnce } from '../platform/db/connect-once.ts';
import { hasEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { migrationStates } from '../platform/db/migrate.ts';
import { requireSameDatabase } from '../platform/db/same-database.ts';
import { greetMailServer } from '../platform/mail/mailer.ts';
import { version } from '../platform/observability/version.ts';
import { counted, sizeText, withDatabase } from './command.ts';

/** What starts the program has refused a Node that is too old. */
export function checkVersions(): Check {
  const note = `Replysmith ${version} on Node ${process.versions.node}.`;
  return { name: 'Versions', state: 'good', note };
}

const fullAt = 100e6;
const scarceAt = 1e9;

export async function checkDataFolder({ dataDir }: Config): Promise<Check[]> {
  const folder = await stat(dataDir).catch(() => null);
  if (!folder) {
    const note = `${dataDir} does not exist yet; the first start makes it. If you had one, set DATA_DIR to it.`;
    return [{ name: 'Data folder', state: 'attention', note }];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const room = `${sizeText(free)} are free in ${dataDir}.`;
  return [
    await checkWriting(dataDir),
    free < scarceAt
      ? {
          name: 'Disk',
          state: free < fullAt ? 'bad' : 'attention',
          note: `${room} Make room: a full disk stops the database.`,
        }
      : { name: 'Disk', state: 'good', note: room },
  ];
}

async function checkWriting(dataDir: string): Promise<Check> {
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await writeFile(probe, '', { mode: 0o600 });
    await rm(probe);
    return { name: 'Data folder', state: 'good', note: `${dataDir} can be written.` };
  } catch {
    const note = `${dataDir} cannot be written: give it to the user that runs the server.`;
    return { name: 'Data folder', state: 'bad', note };
  }
}

export async function checkDatabase(config: Config): Promise<Check[]> {
  if (config.databaseUrl === null && !hasEmbeddedPostgres(config.dataDir)) {
    const note = `There is none in ${config.dataDir} yet; the first start makes it.`;
    return [{ name: 'Database', state: 'attention', note }];
  }
  try {
    return await withDatabase(
      async (url) => [
        ...(await lookAtDatabase(url)),
        await checkMigrations(url),
        ...(config.databaseUrl === null || config.databaseUrl === url
          ? []
          : [await checkPooler(url, config.databaseUrl)]),
      ],
      // The pooler is checked apart.
      { config: { ...config, databaseUrl: config.databaseDirectUrl } },
    );
  } catch (error) {
    const what =
      config.databaseUrl === null ? `the PostgreSQL in ${config.dataDir}` : 'DATABASE_URL';
    const note = `${(error as Error).message} Check ${what}.`;
    return [{ name: 'Database', state: 'bad', note }];
  }
}

type DatabaseFacts = {
  readonly version: string;
  readonly number: number;
  readonly owns: boolean;
  readonly creates: boolean;
  readonly super: boolean;
  readonly roles: boolean;
  readonly clock: string;
};

const leastPostgres = 160_000;

async function lookAtDatabase(url: string): Promise<Check[]> {
  const start = performance.now();
  const client = await connectOnce(url);
  try {
    const took = Math.round(performance.now() - start);
    const asked = Date.now();
    const { rows } = await client.query<DatabaseFacts>(`
      SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
        current_setting('server_version_num')::integer AS number,
        pg_has_role(datdba, 'USAGE') AS owns, rolcreaterole AS creates, rolsuper AS super,
        EXISTS (SELECT FROM pg_roles WHERE rolname = 'replysmith_backup') AS roles,
        extract(epoch FROM clock_timestamp()) * 1000 AS clock
      FROM pg_database, pg_roles
      WHERE datname = current_database() AND rolname = current_user`);
    const [facts] = rows;
    if (!facts) throw new Error('The database does not say who it is.');
    const middle = (asked + Date.now()) / 2;
    const isNew = facts.number >= leastPostgres;
    return [
      {
        name: 'Database',
        state: isNew ? 'good' : 'bad',
        note:
          `PostgreSQL ${facts.version}, reached in ${took} ms.` +
          (isNew ? '' : ' It must be 16 or newer: update it.'),
      },
      rightsOf(facts),
      checkClock(Number(facts.clock) - middle),
    ];
  } finally {
    await client.end();
  }
}

async function checkPooler(directUrl: string, url: string): Promise<Check> {
  try {
    await requireSameDatabase(directUrl, url);
    return { name: 'Pooler', state: 'good', note: 'It hands over connections.' };
  } catch (error) {
    const note = `${(error as Error).message} Check the pooler in DATABASE_URL.`;
    return { name: 'Pooler', state: 'bad', note };
  }
}

function rightsOf({ owns, creates, super: isSuper, roles }: DatabaseFacts): Check {
  const name = 'Rights';
  if (isSuper) {
    const note =
      'The role in DATABASE_URL is a superuser. Give Replysmith an ordinary one that owns the database.';
    return { name, state: 'attention', note };
  }
  if (owns && (creates || roles))
    return { name, state: 'good', note: 'The role may do what it must.' };
  const note = owns
    ? 'The role in DATABASE_URL must be allowed to create roles: ALTER ROLE … CREATEROLE.'
    : 'The role in DATABASE_URL must own the database: ALTER DATABASE … OWNER TO …';
  return { name, state: 'bad', note };
}

const tolerable = 2_000;

function checkClock(ahead: number): Check {
  const seconds = (Math.abs(ahead) / 1_000).toFixed(1);
  if (Math.abs(ahead) < tolerable) {
    return {
      name: 'Clock',
      state: 'good',
      note: `The database's is ${seconds} s off this machine's.`,
    };
  }
  const note = `The database's is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's. Have both set by NTP: limits and sessions go by them.`;
  return { name: 'Clock', state: Math.abs(ahead) < 60_000 ? 'attention' : 'bad', note };
}

async function checkMigrations(url: string): Promise<Check> {
  const states = await migrationStates(url);
  const name = 'Migrations';
  const of = (problem: 'changed' | 'unknown') =>
    states.filter((each) => each.problem === problem).map((each) => each.name);
  const [changed, unknown] = [of('changed'), of('unknown')];
  if (changed.length > 0) {
    const note = `${changed.join(', ')} changed after being applied. Bring the files back as they were.`;
    return { name, state: 'bad', note };
  }
  if (unknown.length > 0) {
    const note = `The database has ${unknown.join(', ')} of a newer version. Use that version.`;
    return { name, state: 'attention', note };
  }
  const pending = states.filter(({ appliedAt }) => appliedAt === null).length;
  if (pending > 0) {
    const note = `${counted(pending, 'is', 'are')} pending: start the server, or run "migrate up".`;
    return { name, state: 'attention', note };
  }
  return { name, state: 'good', note: `All ${states.length} are applied.` };
}

export async function checkMail({ smtpUrl }: Config): Promise<Check[]> {
  const name = 'Mail';
  if (smtpUrl === null) {
    const note = 'Mails stay on this machine, at /mailbox. Set SMTP_URL before others sign up.';
    return [{ name, state: 'attention', note }];
  }
  const host = new URL(smtpUrl).host;
  try {
    await greetMailServer(smtpUrl);
    return [{ name, state: 'good', note: `${host} lets us in; nothing was sent.` }];
  } catch (error) {
    const note = `${host} does not let us in: ${(error as Error).message}. Check SMTP_URL.`;
    return [{ name, state: 'bad', note }];
  }
}

export async function checkModel({ ai: { provider, models } }: Config): Promise<Check[]> {
  const name = 'Model';
  if (!provider)
    return [{ name, state: 'good', note: 'The built-in coach writes; no provider is set.' }];
  const host = new URL(provider.baseUrl).host;
  try {
    const offered = await listModels(provider);
    const wanted = [...new Set(Object.values(models).filter((model) => model !== null))];
    if (!offered) {
      const note = `${host} answers, but does not say which models it has. Ask for a rewrite to try ${wanted.join(', ')}.`;
      return [{ name, state: 'attention', note }];
    }
    const missing = wanted.filter((model) => !isOffered(model, offered));
    if (missing.length === 0) {
      return [
        { name, state: 'good', note: `${host} has ${wanted.join(', ')}; asking cost nothing.` },
      ];
    }
    const note = `${host} does not list ${missing.join(', ')}. Check AI_MODEL; it offers ${offered.slice(0, 5).join(', ')}.`;
    return [{ name, state: 'attention', note }];
  } catch (error) {
    const note = `${(error as Error).message} Check AI_BASE_URL and AI_API_KEY; until then the coach writes.`;
    return [{ name, state: 'bad', note }];
  }
}

/** Ollama lists "llama3.1:latest" for "llama3.1". */
function isOffered(model: string, offered: readonly string[]): boolean {
  return offered.includes(model) || offered.includes(`${model}:latest`);
}
