import { z } from 'zod';

const port = 'must be a port, a whole number from 1 to 65535';
const attempts = 'must be a whole number, at least 1';

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number(port).int(port).min(1, port).max(65_535, port).default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; try `openssl rand -base64 32`')
    .optional(),
  AUTH_ATTEMPTS: z.coerce.number(attempts).int(attempts).min(1, attempts).default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Replysmith <no-reply@localhost>'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
});

export type Config = {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Null means the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Without a trailing slash. Every link in a mail begins with it. */
  readonly publicUrl: string;
  /** Null means: generate one and keep it in the data folder. */
  readonly authSecret: string | null;
  /** Sign-ins, sign-ups or password changes an address may try in ten seconds. */
  readonly authAttempts: number;
  /** Null means the local mailbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly logLevel: string;
};

/** The environment cannot be used; the message says which variables to set and how. */
export class ConfigError extends Error {}

/** Reads the environment once. An empty variable counts as absent. */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) requireForProduction(env);
  return {
    isProduction,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    authSecret: env.AUTH_SECRET ?? null,
    authAttempts: env.AUTH_ATTEMPTS,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function requireForProduction(env: z.infer<typeof Environment>): void {
  const missing = (['AUTH_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const).filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new ConfigError(`In production, set ${missing.join(', ')} (see .env.example).`);
}
