import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildIfStale, extensionSources, root } from './build-if-stale.ts';
import { browsers } from '@replysmith/extension/manifest';
import { checkPageBudgets } from './page-budgets.ts';

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

const preload = /<link rel="modulepreload"[^>]*>/g;

/**
 * Built pages are readable before scripts load, so styles and fonts go first on a slow line. React
 * Router preloads every script in the head, and has no setting for it; without the preloads, the
 * page's own script at the end loads them.
 */
async function letThePageComeFirst(folder: string): Promise<void> {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const unhurried = html.replaceAll(preload, '');
    if (unhurried !== html) await writeFile(page, unhurried);
  }
}

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** What the server fills its address into. It keeps them as .gz, and compresses what it has filled. */
const filledIn = /\.(?:html|data)$/;

/**
 * Writes a .br and a .gz beside every text file of a folder, so that the server need not compress
 * them.
 */
async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && (compressible.test(entry.name) || filledIn.test(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      if (!filledIn.test(file)) await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
    }),
  );
}

/** Each browser's extension is downloaded beside the page about it. */
async function offerExtension(folder: string): Promise<void> {
  await import('./build-extension.ts');
  for (const browser of browsers) {
    const packed = join(root, 'build/extension', `${browser}.zip`);
    cpSync(packed, join(folder, `replysmith-${browser}.zip`));
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
    ...extensionSources,
    'packages/coach/src',
    'packages/coach/data',
    'packages/coach/knowledge',
    'packages/contract/src',
    'packages/eml/src',
    'packages/help/src',
    'packages/help/topics',
    'packages/library/src',
    'packages/library/templates',
    'packages/ui',
    'tools/build-if-stale.ts',
    'tools/build-web.ts',
    'tools/content/cut-fonts.ts',
    'tools/page-budgets.ts',
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
    await offerExtension(join(web, 'build/client/extension'));
    await precompress(join(web, 'build/client'));
    const tooHeavy = checkPageBudgets(join(web, 'build/client'));
    if (tooHeavy.length > 0) {
      process.stderr.write(`${tooHeavy.join('\n')}\nBudgets: tools/page-budgets.ts\n`);
      process.exit(1);
    }
  },
});
