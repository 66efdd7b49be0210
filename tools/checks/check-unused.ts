import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Entry points without a visible import: loaded by a framework, a thread, a dynamic import, a job,
 * a command, tests only, or users of the package.
 */
const entryPoints = [
  'packages/coach/src/index.ts',
  'packages/coach/src/light.ts',
  'packages/coach/src/score/parts.ts',
  'packages/coach/src/document/learned-data.ts',
  'apps/web/app/data/coach/run-request.ts',
  'packages/client/src/index.ts',
  'packages/client/src/openapi.ts',
  'apps/extension/manifest.ts',
  'packages/eml/src/index.ts',
  'packages/help/src/index.ts',
  'packages/library/src/index.ts',
  'packages/mcp/src/index.ts',
  'packages/ui/ring-geometry.ts',
  'tools/fake-model/index.ts',
  'tools/fake-stripe/start-fake-stripe.ts',
  'apps/server/src/platform/ai/run-task.ts',
  'apps/web/app/routes/',
  'apps/server/src/platform/db/schema.ts',
  'apps/web/app/root.tsx',
  'apps/web/app/entry.server.tsx',
  'apps/web/app/routes.ts',
  '\\.config\\.ts$',
  '\\.handler\\.ts$',
];
/** What only these import counts as unused. */
const notTheProduct = '(\\.test\\.tsx?|/testing/.+|/test/.+\\.ts)$';

const { status, stdout, stderr } = spawnSync(
  join(root, 'node_modules/.bin/ts-unused-exports'),
  [
    'tools/checks/tsconfig.unused.json',
    '--showLineNumber',
    `--excludePathsFromReport=${entryPoints.join(';')}`,
    `--ignoreFiles=${notTheProduct}`,
  ],
  { cwd: root, encoding: 'utf8' },
);

/** An export that its own file uses may exist for a test: not unused. */
function isUsedInside(line: string): boolean {
  const [, file, name] = /^(\/\S+?\.tsx?)\[[\d,]+\]: (\w+)$/u.exec(line.trim()) ?? [];
  if (file === undefined || name === undefined) return false;
  const uses = readFileSync(file, 'utf8').match(new RegExp(`\\b${name}\\b`, 'gu')) ?? [];
  return uses.length > 1 && isTested(file, name);
}

function isTested(file: string, name: string): boolean {
  const module = `/${basename(file)}'`;
  return tests.some((text) => text.includes(module) && new RegExp(`\\b${name}\\b`, 'u').test(text));
}

const tests = globSync('{packages,apps,bench,tools,e2e}/**/{*.test,testing/**/*}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => readFileSync(join(root, path), 'utf8'));
const unused = `${stdout}${stderr}`
  .split('\n')
  .filter((line) => line.startsWith('/') && !isUsedInside(line));
const hasCrashed = status !== 0 && !`${stdout}${stderr}`.includes('unused exports');
if (hasCrashed) console.error(stdout, stderr);
else if (unused.length > 0) console.error(unused.join('\n'));
process.exitCode = hasCrashed || unused.length > 0 ? 1 : 0;
