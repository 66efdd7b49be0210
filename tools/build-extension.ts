import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { browsers, iconSizes, manifestFor } from '@replysmith/extension/manifest';
import { buildIfStale, extensionSources, root } from './build-if-stale.ts';
import { drawIcon } from './draw-icon.ts';

const source = join(root, 'apps/extension');
const target = join(root, 'build/extension');
/** What is the same for all browsers. */
const any = join(target, 'any');
/** Bytes of a zip without the models: of the language, and of the readers who rated emails. */
const most = 400_000;
const models = ['language-model.js', 'learned-data.js'];

function bundle(part: string): void {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', part, '--logLevel', 'warn'],
    { cwd: source, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Packed the same from the same files: no dates. */
function pack(folder: string, without: readonly string[] = []): Uint8Array {
  const files = filesIn(folder)
    .map((path) => [relative(folder, path), readFileSync(path)] as const)
    .filter(([name]) => !without.includes(name));
  return zipSync(Object.fromEntries(files), { level: 9, mtime: '1980-01-02' });
}

async function build(): Promise<void> {
  process.stderr.write('Building the extension …\n');
  await import('./build-content.ts');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(any, { recursive: true });
  for (const part of ['content', 'background', 'pages']) bundle(part);
  cpSync(join(source, 'src/content/content.css'), join(any, 'content.css'));
  const mark = readFileSync(join(root, 'apps/web/public/favicon.svg'), 'utf8');
  for (const size of iconSizes) {
    await drawIcon({ mark, size, ring: 0.86, corner: 0.2 }).toFile(join(any, `icon-${size}.png`));
  }
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  for (const browser of browsers) {
    const folder = join(target, browser);
    cpSync(any, folder, { recursive: true });
    const manifest = JSON.stringify(manifestFor(browser, version), null, 2);
    writeFileSync(join(folder, 'manifest.json'), `${manifest}\n`);
    writeFileSync(join(target, `${browser}.zip`), pack(folder));
    const bytes = pack(folder, models).length;
    process.stderr.write(
      `${browser}: ${kilobytes(bytes)} without the models, ${kilobytes(pack(folder).length)} with them\n`,
    );
    if (bytes > most) {
      process.stderr.write(`That is more than ${kilobytes(most)}.\n`);
      process.exit(1);
    }
  }
  rmSync(any, { recursive: true });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

await buildIfStale({
  stamp: join(target, '.built-from'),
  sources: [...extensionSources, 'tools/build-if-stale.ts', 'package-lock.json'],
  build,
});
