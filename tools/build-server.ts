import { join } from 'node:path';
import { buildIfStale, root } from './build-if-stale.ts';
import { bundleServer } from './server-build/bundle-server.ts';

const target = join(root, 'apps/server/build');

await buildIfStale({
  stamp: join(target, '.built-from'),
  sources: [
    'apps/server/src',
    'apps/server/package.json',
    'packages/coach/src',
    'packages/coach/data',
    'packages/contract/src',
    'packages/help/src',
    'packages/library/src',
    'packages/mcp/src',
    'tools/build-if-stale.ts',
    'tools/build-server.ts',
    'tools/server-build',
    'package-lock.json',
  ],
  build: async () => {
    process.stderr.write('Bundling the server …\n');
    await bundleServer(target, {
      migrations: '../src/platform/db/migrations',
      seeds: '../src/platform/db/seeds',
      site: '../../web/build/client',
    });
  },
});
