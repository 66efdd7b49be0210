import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/values.ts';
import { OwnerError } from './errors.ts';
import type { Secrets } from './secrets.ts';

const shortest = 32;

/** The stored text is too short for a secret; the message says where it is and what to do. */
export class UnusableSecret extends OwnerError {}

/**
 * The secret in this file, created on first use and readable only by its owner. Written atomically:
 * half a secret could be guessed.
 */
export async function storedSecret(file: string): Promise<string> {
  const secret = (await read(file)) ?? (await make(file));
  if (secret.length >= shortest) return secret;
  throw new UnusableSecret(
    `The secret in ${file} is shorter than ${shortest} characters. Delete the file to get a new one.`,
  );
}

/** The secret in force, from the settings or the data folder, and those that are still accepted. */
export async function serverSecrets(
  config: Pick<Config, 'authSecret' | 'oldAuthSecrets' | 'dataDir'>,
): Promise<Secrets> {
  const file = authSecretFile(config);
  const secret = config.authSecret ?? (await storedSecret(file));
  if (!config.oldAuthSecrets.includes(secret)) return [secret, ...config.oldAuthSecrets];
  throw new ConfigError({
    names: ['AUTH_SECRET_OLD'],
    sentence: `AUTH_SECRET_OLD names the secret in ${file}, which is still in force: move that file away.`,
  });
}

/** Where the secret is kept that no setting names. */
export function authSecretFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'auth-secret');
}

async function make(file: string): Promise<string> {
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Unlike a rename, it does not replace a file that another process created at the same time.
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
