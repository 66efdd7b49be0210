import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { canEnter, type Account } from './account.ts';

/** The folder itself if the account may enter it, else a copy of it, made once. */
export async function reachable(
  folder: string,
  copy: string,
  account: Account | null,
): Promise<string> {
  return canEnter(account, folder) ? folder : copyOnce(folder, copy);
}

async function copyOnce(folder: string, copy: string): Promise<string> {
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${randomUUID()}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}
