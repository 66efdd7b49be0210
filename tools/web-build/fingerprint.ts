import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const webSources = [
  'apps/web/app',
  'apps/web/public',
  'apps/web/build-plugins',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/react-router.config.ts',
  'packages/coach/src',
  'packages/coach/data',
  'packages/coach/knowledge',
  'packages/contract/src',
  'packages/help/src',
  'packages/help/topics',
  'packages/library/src',
  'packages/library/templates',
  'tools/build-web.ts',
  'tools/content/cut-fonts.ts',
  'tools/web-build',
  'package-lock.json',
];

function filesUnder(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ENOTDIR') return [path];
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A digest of everything a build is made from: files, and folders with all that is in them. */
export function fingerprint(root: string, sources = webSources): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source)).sort()) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
