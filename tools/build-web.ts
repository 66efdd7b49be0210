import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, root } from './build-if-stale.ts';
import { letThePageComeFirst } from './web-build/let-the-page-come-first.ts';
import { checkPageBudgets } from './web-build/page-budgets.ts';
import { precompress } from './web-build/precompress.ts';

const web = join(root, 'apps/web');

/** What went wrong, if anything did. */
function buildPages(): string | null {
  rmSync(join(web, 'build'), { recursive: true, force: true });
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'build'], {
      cwd: web,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    return null;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}\n${stderr}`;
  }
}

await buildIfStale({
  stamp: join(web, 'build/.built-from'),
  sources: [
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
    'packages/eml/src',
    'packages/help/src',
    'packages/help/topics',
    'packages/library/src',
    'packages/library/templates',
    'tools/build-if-stale.ts',
    'tools/build-web.ts',
    'tools/content/cut-fonts.ts',
    'tools/web-build',
    'package-lock.json',
  ],
  build: async () => {
    process.stderr.write('Building the web app …\n');
    await import('./build-content.ts');
    const trouble = buildPages();
    if (trouble) {
      process.stderr.write(`${trouble}\nThe web app could not be built.\n`);
      process.exit(1);
    }
    await letThePageComeFirst(join(web, 'build/client'));
    await precompress(join(web, 'build/client'));
    const tooHeavy = checkPageBudgets(join(web, 'build/client'));
    if (tooHeavy.length > 0) {
      process.stderr.write(`${tooHeavy.join('\n')}\nBudgets: tools/web-build/page-budgets.ts\n`);
      process.exit(1);
    }
  },
});
