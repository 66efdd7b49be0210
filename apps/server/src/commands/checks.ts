import { type ListedModels, listModels } from '../platform/ai/model/list-models.ts';
import type { Config } from '../platform/config/config.ts';
import type { Check } from '../platform/context/context.ts';
import { connectOnce } from '../platform/db/connect-once.ts';
import { hasEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { databaseRoles, migrationStates } from '../platform/db/migrate.ts';
import { requireSameDatabase } from '../platform/db/same-database.ts';
import { greetMailServer } from '../platform/mail/mailer.ts';
import { version } from '../platform/observability/version.ts';
import { isLoopback } from '../platform/config/values.ts';
import { type ClockWitness, clockWitness } from './check-clock.ts';
import { counted, withDatabase } from './command.ts';

/** What starts the program has refused a Node that is too old. */
export function checkVersions(): Check {
  const note = `Replysmith ${version} on Node ${process.versions.node}.`;
  return { name: 'Versions', state: 'good', note };
}

/** Another machine that was asked also tells the time. */
type Findings = { readonly checks: readonly Check[]; readonly clock?: ClockWitness };

export async function checkDatabase(config: Config): Promise<Findings> {
  if (config.databaseUrl === null && !hasEmbeddedPostgres(config.dataDir)) {
    const note = `There is none in ${config.dataDir} yet; the first start makes it.`;
    return { checks: [{ name: 'Database', state: 'attention', note }] };
  }
  try {
    return await withDatabase(
      async (url) => {
        const { checks, ...rest } = await lookAtDatabase(url);
        const pooler =
          config.databaseUrl === null || config.databaseUrl === url
            ? []
            : [await checkPooler(url, config.databaseUrl)];
        return { ...rest, checks: [...checks, await checkMigrations(url), ...pooler] };
      },
      // The pooler is checked apart.
      { config: { ...config, databaseUrl: config.databaseDirectUrl } },
    );
  } catch (error) {
    const what =
      config.databaseUrl === null ? `the PostgreSQL in ${config.dataDir}` : 'DATABASE_URL';
    const note = `${(error as Error).message} Check ${what}.`;
    return { checks: [{ name: 'Database', state: 'bad', note }] };
  }
}

type DatabaseFacts = {
  readonly version: string;
  readonly number: number;
  readonly owns: boolean;
  readonly creates: boolean;
  readonly super: boolean;
  /** How many of our roles there are, and how many of them are closed to this one. */
  readonly roles: number;
  readonly foreign: number;
  readonly clock: string;
  readonly here: boolean;
};

const leastPostgres = 160_000;

const isOurRole = 'rolname = ANY ($1)';

async function lookAtDatabase(url: string): Promise<Findings> {
  const start = performance.now();
  const client = await connectOnce(url);
  try {
    const took = Math.round(performance.now() - start);
    const asked = Date.now();
    const { rows } = await client.query<DatabaseFacts>(
      `
      SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
        current_setting('server_version_num')::integer AS number,
        pg_has_role(datdba, 'USAGE') AS owns, rolcreaterole AS creates, rolsuper AS super,
        (SELECT count(*)::integer FROM pg_roles WHERE ${isOurRole}) AS roles,
        (SELECT count(*)::integer FROM pg_roles
         WHERE ${isOurRole} AND NOT pg_has_role(oid, 'MEMBER')) AS foreign,
        extract(epoch FROM clock_timestamp()) * 1000 AS clock,
        inet_server_addr() IS NOT DISTINCT FROM inet_client_addr() AS here
      FROM pg_database, pg_roles
      WHERE datname = current_database() AND rolname = current_user`,
      [databaseRoles],
    );
    const [facts] = rows;
    if (!facts) throw new Error('The database does not say who it is.');
    const answered = Date.now();
    const isNew = facts.number >= leastPostgres;
    const { hostname } = new URL(url);
    const checks: Check[] = [
      {
        name: 'Database',
        state: isNew ? 'good' : 'bad',
        note:
          `PostgreSQL ${facts.version}, reached in ${took} ms.` +
          (isNew ? '' : ' It must be 16 or newer: update it.'),
      },
      rightsOf(facts),
    ];
    if (facts.here) return { checks };
    const moments = { asked, answered, precision: 0 };
    return { checks, clock: clockWitness(hostname, Number(facts.clock), moments) };
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

function rightsOf(facts: DatabaseFacts): Check {
  const name = 'Rights';
  if (facts.super) {
    const note =
      'The role in DATABASE_URL is a superuser. Give Replysmith an ordinary one that owns the database.';
    return { name, state: 'attention', note };
  }
  const problem = !facts.owns
    ? 'The role in DATABASE_URL must own the database: ALTER DATABASE … OWNER TO …'
    : facts.foreign > 0
      ? 'Another Replysmith on this PostgreSQL made the roles replysmith_…: grant them to the role in DATABASE_URL, or use the same role there.'
      : facts.roles < databaseRoles.length && !facts.creates
        ? 'The role in DATABASE_URL must be allowed to create roles: ALTER ROLE … CREATEROLE.'
        : null;
  if (problem !== null) return { name, state: 'bad', note: problem };
  return { name, state: 'good', note: 'The role may do what it must.' };
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

export async function checkModel(config: Config): Promise<Findings> {
  const { provider } = config.ai;
  const only = (state: Check['state'], note: string): Findings => ({
    checks: [{ name: 'Model', state, note }],
  });
  if (!provider) return only('good', 'The built-in coach writes; no provider is set.');
  const host = new URL(provider.baseUrl).host;
  const listed = await listModels(provider).catch((error: unknown) => error as Error);
  if (listed instanceof Error) {
    const advice = 'Check AI_BASE_URL and AI_API_KEY; until then the coach writes.';
    return only('bad', `${listed.message} ${advice}`);
  }
  const check = checkOffer(host, config.ai, listed);
  if (listed.date === null || isLoopback(provider.baseUrl)) return { checks: [check] };
  const clock = clockWitness(host, listed.date, { ...listed.moments, precision: 1_000 });
  return { checks: [check], clock };
}

function checkOffer(
  host: string,
  { provider, models }: Config['ai'],
  { models: offered, isKeyChecked }: ListedModels,
): Check {
  const name = 'Model';
  const wanted = [...new Set(Object.values(models).filter((model) => model !== null))];
  if (!offered) {
    const note = `${host} answers, but does not say which models it has. Ask for a rewrite to try ${wanted.join(', ')}.`;
    return { name, state: 'attention', note };
  }
  const missing = wanted.filter((model) => !isOffered(model, offered));
  if (missing.length > 0) {
    const note = `${host} does not list ${missing.join(', ')}. Check AI_MODEL; it offers ${offered.slice(0, 5).join(', ')}.`;
    return { name, state: 'attention', note };
  }
  const untried =
    provider?.apiKey && !isKeyChecked
      ? ' It says so without a key, too, so the key was not tried: ask for a rewrite.'
      : '';
  const note = `${host} has ${wanted.join(', ')}; asking cost nothing.${untried}`;
  return { name, state: 'good', note };
}

/** Ollama lists "llama3.1:latest" for "llama3.1". */
function isOffered(model: string, offered: readonly string[]): boolean {
  return offered.includes(model) || offered.includes(`${model}:latest`);
}
