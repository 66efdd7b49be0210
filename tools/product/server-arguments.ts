import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../apps/server/build/main.js');

export const nodeOptions = ['--max-semi-space-size=2', '--heap-growing-percent=15'];

/** What Node is given by `npm start`, and by whatever else runs the product. */
export const serverArguments = [...nodeOptions, main];

/** What `npm start` sets for Node's allocator. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** A data folder that PostgreSQL's account can enter, so that deleting it deletes everything. */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `replysmith-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
