import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** What the extension is made from, which the site offers to download. */
export const extensionSources = [
  'apps/extension/src',
  'apps/extension/manifest.ts',
  'apps/extension/package.json',
  'apps/extension/vite.config.ts',
  'apps/web/public/favicon.svg',
  'packages/coach/src',
  'packages/coach/data',
  'packages/contract/src',
  'packages/ui',
  'tools/build-extension.ts',
  'tools/draw-icon.ts',
];

type Build = {
  /** The file, within the result, that notes what it was made from. */
  readonly stamp: string;
  /** Files, and folders with all that is in them. */
  readonly sources: readonly string[];
  readonly build: () => Promise<void>;
};

/** Builds; with `--if-stale` only where a source has changed since. */
export async function buildIfStale({ stamp, sources, build }: Build): Promise<void> {
  if (process.argv.includes('--if-stale') && readStamp(stamp) === fingerprint(sources)) return;
  await build();
  writeFileSync(stamp, fingerprint(sources));
}

function readStamp(stamp: string): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source)).sort()) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

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
