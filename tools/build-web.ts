import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './web-build/fingerprint.ts';
import { letThePageComeFirst } from './web-build/let-the-page-come-first.ts';
import { checkPageBudgets } from './web-build/page-budgets.ts';
import { precompress } from './web-build/precompress.ts';

const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const stamp = join(web, 'build/.built-from');

function builtFrom(): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

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

if (!process.argv.includes('--if-stale') || builtFrom() !== fingerprint(root)) {
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
  writeFileSync(stamp, fingerprint(root));
}
