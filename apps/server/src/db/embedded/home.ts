import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { canEnter, type Account } from './account.ts';

/** Where things go that PostgreSQL's account could not reach inside the project or data folder. */
export const sharedFolder = '/var/lib/replysmith';

/**
 * The folder of this data folder's cluster: inside it, or, when PostgreSQL's account cannot enter
 * there, under the shared folder. A pointer file ties the two, so that deleting the data folder
 * really starts afresh.
 */
export async function clusterHome(
  dataDir: string,
  account: Account | null,
  log: Logger,
): Promise<string> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  if (canEnter(account, folder)) return join(folder, 'postgres');
  const pointer = join(folder, 'postgres-is-at');
  try {
    const home = join(sharedFolder, 'clusters', randomUUID());
    await writeFile(pointer, `${home}\n`, { flag: 'wx' });
    log.info({ home }, 'only root can enter the data folder, so the database is kept elsewhere');
    return home;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(pointer, 'utf8')).trim();
  }
}
