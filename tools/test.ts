import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from './product/temporary-data-dir.ts';
import { countPlaywright, countVitest } from './test-run/counts.ts';
import { runCommand } from './test-run/run-command.ts';
import type { Count, Suite } from './test-run/suite.ts';

const root = join(import.meta.dirname, '..');
const reports = temporaryDataDir('reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwrightReport;
process.env['E2E_DATA_DIR'] = join(reports, 'data');
/** The same programs are started again and again: they are compiled once. */
process.env['NODE_COMPILE_CACHE'] ??= join(reports, 'compiled');

const build: Suite = { name: 'build', command: ['node', 'tools/build-web.ts', '--if-stale'] };
/** `npm run lint` in two halves: the web app's types are a program of their own, read once either way. */
const lint: Suite[] = [
  { name: 'lint', command: ['eslint', '.', '--ignore-pattern', 'apps/web/'] },
  { name: 'lint of the web app', command: ['eslint', 'apps/web/'] },
];
/** Each keeps one core busy; the longest come first, so that none is left over at the end. */
const checks = [
  ...lint,
  ...['typecheck', 'formatted', 'boundaries', 'unused', 'docs'].map((name): Suite => ({
    name,
    command: ['npm', 'run', '--silent', name],
  })),
];

/** These use both cores themselves. */
const tests: Suite[] = [
  {
    name: 'unit and server',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: countVitest(vitestReport),
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    count: countPlaywright(playwrightReport),
  },
];

const isStatic = process.argv.includes('--static');

function pathOf(program: string): string {
  if (program === 'npm') return program;
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
}

let passed = 0;
let failed = 0;

async function run({ name, command, count }: Suite): Promise<void> {
  const [program, ...args] = command;
  const outcome = await runCommand(pathOf(program), args, root);
  const result: Count = count?.(outcome) ?? {
    passed: outcome.ok ? 1 : 0,
    failed: outcome.ok ? 0 : 1,
  };
  const flaky = result.flaky ?? 0;
  passed += result.passed;
  failed += result.failed;
  if (result.failed + flaky > 0) console.log(outcome.output);
  const tried = flaky > 0 ? `, ${flaky} of them when tried again` : '';
  console.log(
    `${name}: ${result.passed} passed${tried}, ${result.failed} failed (${outcome.seconds.toFixed(1)} s)`,
  );
}

async function runInTurn(suites: Suite[]): Promise<void> {
  for (let suite = suites.shift(); suite; suite = suites.shift()) await run(suite);
}

const waiting = isStatic ? checks : [build, ...checks];
await Promise.all([runInTurn(waiting), runInTurn(waiting)]);
if (!isStatic) await runInTurn(tests);

rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
