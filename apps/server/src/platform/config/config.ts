import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type Retention,
  RetentionEnvironment,
  retentionConfig,
  retentionNames,
} from './retention.ts';
import { type AiConfig, AiEnvironment, aiConfig, aiNames } from './ai.ts';
import { type BackupsConfig, BackupsEnvironment, backupsConfig, backupsNames } from './backups.ts';
import { type BillingConfig, BillingEnvironment, billingConfig, billingNames } from './billing.ts';
import { type TracesConfig, TracesEnvironment, tracesConfig } from './traces.ts';
import {
  ConfigError,
  type ConfigProblem,
  isLoopback,
  nearestName,
  proxies,
  publicUrl,
  wholeNumber,
} from './values.ts';

const port = 'must be a port, a whole number from 1 to 65535';

const shortest = 32;

const secret = z
  .string()
  .min(shortest, 'must have at least 32 characters; try `openssl rand -base64 32`');

/** More seconds than that to stop are a mistake, and a timer of a month would not wait at all. */
const anHour = 3_600;

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: publicUrl.optional(),
  AUTH_SECRET: secret.optional(),
  // A secret may have commas of its own, so the whole counts, too.
  AUTH_SECRET_OLD: secret
    .transform((text) =>
      [...text.split(','), text]
        .map((each) => each.trim())
        .filter(({ length }) => length >= shortest),
    )
    .default([]),
  AUTH_ATTEMPTS: wholeNumber(1).default(3),
  TRUSTED_PROXIES: proxies.default([]),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Replysmith <no-reply@localhost>'),
  STOP_GRACE_SECONDS: wholeNumber(0, anHour).default(20),
  METRICS_ALLOW: proxies.optional(),
  DRAIN_SECONDS: wholeNumber(0, anHour).optional(),
  WEBHOOKS_ALLOW_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_REQUESTS: z.enum(['true', 'false'], 'must be true or false').optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
  ...BackupsEnvironment.shape,
  ...RetentionEnvironment.shape,
  ...AiEnvironment.shape,
  ...BillingEnvironment.shape,
  ...TracesEnvironment.shape,
});

export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** For what a pooler cannot share between transactions: LISTEN, locks, migrations. */
  readonly databaseDirectUrl: string | null;
  /** Without a trailing slash. Every link in a mail begins with it. */
  readonly publicUrl: string;
  /** Null means that a secret is generated and kept in the data folder. */
  readonly authSecret: string | null;
  /** What was signed or encrypted with these is still accepted, and renewed. */
  readonly oldAuthSecrets: readonly string[];
  /** Sign-ins, sign-ups or password changes that an address may try in ten seconds. */
  readonly authAttempts: number;
  /** Proxies, as addresses or ranges, whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** The address, in lower case, that becomes an admin when it is verified. */
  readonly adminEmail: string | null;
  /** Null means the local mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** How long answers may go on after the server was told to stop. */
  readonly stopGraceSeconds: number;
  readonly logLevel: string;
  /** Whether each request gets a line in the log. */
  readonly logsRequests: boolean;
  /** Who may read the metrics, as addresses or ranges. */
  readonly metricsAllow: readonly string[];
  /** How long a server that is to stop says so at /readyz, and still serves. */
  readonly drainSeconds: number;
  /** Whether webhooks may lead to private addresses, and there without TLS. */
  readonly allowsPrivateWebhooks: boolean;
  /** Null where nobody wants traces. */
  readonly traces: TracesConfig | null;
  readonly backups: BackupsConfig;
  readonly retention: Retention;
  readonly ai: AiConfig;
  readonly billing: BillingConfig;
};

/** Settings that are judged together, and whose misspelt names are known by how they begin. */
const groups = [
  { names: aiNames, known: Object.keys(AiEnvironment.shape) },
  { names: billingNames, known: Object.keys(BillingEnvironment.shape) },
  { names: backupsNames, known: Object.keys(BackupsEnvironment.shape) },
  { names: retentionNames, known: Object.keys(RetentionEnvironment.shape) },
];

type Given = Readonly<Record<string, string | undefined>>;

/** Reads the settings once. An empty or blank variable counts as absent. */
export function loadConfig(environment: Given): Config {
  const { config, problems } = findSettings(environment);
  if (problems.length > 0) throw new ConfigError(...problems);
  return config;
}

/** Every problem, and the settings without what has one, with which all else can be checked. */
export function findSettings(environment: Given): {
  readonly config: Config;
  readonly problems: readonly ConfigProblem[];
} {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const problems: ConfigProblem[] = [];
  for (let left: Given = given; ;) {
    try {
      return { config: configOf(left, given), problems };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      const rest = without(left, error);
      if (Object.keys(rest).length === Object.keys(left).length) throw error;
      left = rest;
    }
  }
}

function without(given: Given, { problems }: ConfigError): Given {
  const bad = problems.flatMap(({ names }) => names);
  const badGroups = groups.filter(({ names }) => bad.some((name) => names.test(name)));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => !bad.includes(name) && !badGroups.some(({ names }) => names.test(name)),
    ),
  );
}

function configOf(left: Given, given: Given): Config {
  const parsed = Environment.safeParse(left);
  const problems = [
    ...unknownNames(Object.keys(left)),
    ...(parsed.error?.issues ?? []).map(({ path, message }): ConfigProblem => {
      const name = String(path[0]);
      return { names: [name], sentence: `${name} ${message.replace(/^This /u, '')}` };
    }),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(...problems);
  const env = parsed.data;
  // What was given and is left out for another problem is not called missing.
  if (env.DATABASE_DIRECT_URL && !given.DATABASE_URL) {
    throw new ConfigError({
      names: ['DATABASE_DIRECT_URL'],
      sentence: 'DATABASE_DIRECT_URL needs DATABASE_URL, the same database by a pooler.',
    });
  }
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) requireForProduction(given);
  const address = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
    publicUrl: address,
    authSecret: env.AUTH_SECRET ?? null,
    oldAuthSecrets: oldSecrets(env),
    authAttempts: env.AUTH_ATTEMPTS,
    trustedProxies: env.TRUSTED_PROXIES,
    adminEmail: env.ADMIN_EMAIL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    stopGraceSeconds: env.STOP_GRACE_SECONDS,
    logLevel: env.LOG_LEVEL ?? 'info',
    logsRequests: env.LOG_REQUESTS ? env.LOG_REQUESTS === 'true' : isProduction,
    // A public server has a proxy, and one on this machine may not say that it is one.
    metricsAllow: env.METRICS_ALLOW ?? (isLoopback(address) ? ['loopback'] : []),
    traces: tracesConfig(env),
    allowsPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE === 'true',
    drainSeconds: env.DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    backups: backupsConfig(env, env.DATABASE_URL ? null : join(env.DATA_DIR, 'backups')),
    retention: retentionConfig(env),
    ai: aiConfig(env),
    billing: billingConfig(env, isProduction),
  };
}

/** They would be ignored. */
function unknownNames(given: readonly string[]): ConfigProblem[] {
  return groups.flatMap(({ names, known }) =>
    given
      .filter((name) => names.test(name) && !known.includes(name))
      .map((name) => ({
        names: [name],
        sentence: `${name} is not a setting. Did you mean ${nearestName(name, known)}?`,
      })),
  );
}

function oldSecrets({ AUTH_SECRET, AUTH_SECRET_OLD }: z.infer<typeof Environment>): string[] {
  if (!AUTH_SECRET || !AUTH_SECRET_OLD.includes(AUTH_SECRET)) {
    return [...new Set(AUTH_SECRET_OLD)];
  }
  throw new ConfigError({
    names: ['AUTH_SECRET_OLD'],
    sentence: 'AUTH_SECRET must differ from those in AUTH_SECRET_OLD.',
  });
}

function requireForProduction(given: Given): void {
  const missing = ['AUTH_SECRET', 'PUBLIC_URL', 'SMTP_URL'].filter((name) => !given[name]);
  if (missing.length === 0) return;
  throw new ConfigError({
    names: ['NODE_ENV'],
    sentence: `In production, set ${missing.join(', ')} (see .env.example).`,
  });
}

/** The process's environment, with what a `.env` file in the working folder adds to it. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile();
  return process.env;
}
