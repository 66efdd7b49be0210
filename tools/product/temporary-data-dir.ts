import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder that PostgreSQL's account can enter, so that deleting it deletes everything. */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `replysmith-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
