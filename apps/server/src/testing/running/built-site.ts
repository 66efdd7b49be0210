import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with these files, in the form of a web build. */
export async function builtSite(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'replysmith-site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
