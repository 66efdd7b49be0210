import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './server-build/bundle-server.ts';
import { fingerprint } from './web-build/fingerprint.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'apps/server/build');
const stamp = join(target, '.built-from');

const sources = [
  'apps/server/src',
  'apps/server/package.json',
  'packages/coach/src',
  'packages/coach/data',
  'packages/contract/src',
  'packages/help/src',
  'packages/library/src',
  'tools/build-server.ts',
  'tools/server-build',
  'package-lock.json',
];

function builtFrom(): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

if (!process.argv.includes('--if-stale') || builtFrom() !== fingerprint(root, sources)) {
  process.stderr.write('Bundling the server …\n');
  await bundleServer(target, {
    migrations: '../src/platform/db/migrations',
    seeds: '../src/platform/db/seeds',
    site: '../../web/build/client',
  });
  writeFileSync(stamp, fingerprint(root, sources));
}
