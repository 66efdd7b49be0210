import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Read by a framework, a thread that is started, a job that is due, by a person's command, by tests alone or by whoever installs the package, so no import shows. */
const entryPoints = [
  'packages/coach/src/index.ts',
  'packages/help/src/index.ts',
  'packages/library/src/index.ts',
  'tools/fake-model/index.ts',
  'tools/fake-stripe/index.ts',
  'apps/server/src/ai/coach/run-task.ts',
  'apps/web/app/routes/',
  'apps/server/src/db/schema.ts',
  'apps/web/app/root.tsx',
  'apps/web/app/routes.ts',
  '\\.config\\.ts$',
  '\\.handler\\.ts$',
];
/** What only these import is as dead as what nobody imports. */
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
if (status !== 0) console.error(stdout, stderr);
process.exitCode = status === 0 ? 0 : 1;
