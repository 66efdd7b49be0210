import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import { type Config, loadConfig, readEnvironment } from '../platform/config/config.ts';
import {
  hasEmbeddedPostgres,
  joinEmbeddedPostgres,
} from '../platform/db/embedded/embedded-postgres.ts';
import { requireSameDatabase } from '../platform/db/same-database.ts';
import { OwnerError } from '../platform/errors.ts';
import { createLog } from '../platform/observability/log.ts';

type Given = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
};

export type Command = {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What follows the program's name, and then what there is to know. */
  readonly usage: string;
  readonly options?: ParseArgsOptionsConfig;
  /** How many words may follow, at least and at most. */
  readonly words: readonly [least: number, most: number];
  /** Returns the exit code. */
  readonly run: (given: Given) => Promise<number>;
};

/** The command was called in a way that it does not know. */
export class UsageError extends OwnerError {}

/** Aborted by the first Ctrl-C, so that what was begun can be cleared away; the second one kills. */
export function untilStopped(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new OwnerError('Stopped. Nothing is left of it.'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return controller.signal;
}

export const print = (text: string) => void process.stdout.write(`${text}\n`);

/** The database of the settings; the embedded one is started if no server runs it. */
export async function withDatabase<Result>(
  work: (url: string) => Promise<Result>,
  { mayCreate = false, config = loadConfig(readEnvironment()) } = {},
): Promise<Result> {
  const directUrl = config.databaseDirectUrl;
  if (directUrl !== null) {
    await requireSameDatabase(directUrl, config.databaseUrl ?? directUrl);
    return work(directUrl);
  }
  if (!hasEmbeddedPostgres(config.dataDir)) {
    // One that this user may not look at is not missing.
    await stat(join(config.dataDir, 'postgres')).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    });
    if (!mayCreate) {
      throw new OwnerError(
        `There is no database in ${config.dataDir} yet. Start the server once, or set DATA_DIR or DATABASE_URL to where yours is.`,
      );
    }
    await mkdir(config.dataDir, { recursive: true });
  }
  const database = await joinEmbeddedPostgres(config.dataDir, quietLog(config));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

/** Commands say what they do themselves; the parts they use only warn. */
export function quietLog({ logLevel }: Config) {
  return createLog(logLevel === 'info' ? 'warn' : logLevel);
}

/** "1.3 MB" */
export function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const figure = (bytes / 1_000 ** power).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${figure} ${units[power] ?? ''}`;
}

/** "1,203 rows" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
