import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from './product/server-arguments.ts';
import {
  readPlaywright,
  readVitest,
  type Results,
  resultsOf,
  runCommand,
  slowest,
  type Suite,
} from './test-run.ts';

const root = join(import.meta.dirname, '..');
const reports = temporaryDataDir('reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwrightReport;
process.env['E2E_DATA_DIR'] = join(reports, 'data');
/** The same programs start repeatedly: compile them once. */
process.env['NODE_COMPILE_CACHE'] ??= join(reports, 'compiled');

const builds = ['web', 'server', 'extension'].map((part): Suite => ({
  name: `build of the ${part}`,
  command: ['node', `tools/build-${part}.ts`, '--if-stale'],
}));
const checks = ['lint', 'typecheck', 'boundaries', 'unused', 'formatted', 'docs', 'sizes'].map(
  (name): Suite => ({ name, command: ['npm', 'run', '--silent', name] }),
);

/** A third of its time is waiting for servers and clocks, so the checks run beside it. */
const unit: Suite = {
  name: 'unit and server',
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  read: () => readVitest(vitestReport),
};
/** Keeps both cores busy. */
const browser: Suite = {
  name: 'browser',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
  read: () => readPlaywright(playwrightReport),
};

const isStatic = process.argv.includes('--static');

function pathOf(program: string): string {
  if (program === 'npm') return program;
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
}

const all: Results[] = [];

async function run(suite: Suite): Promise<void> {
  const [program, ...args] = suite.command;
  const outcome = await runCommand(pathOf(program), args, root);
  const results = resultsOf(suite, outcome);
  all.push(results);
  const { passed, failed, flaky = 0 } = results;
  if (failed + flaky > 0) console.log(outcome.output);
  const tried = flaky > 0 ? `, ${flaky} of them when tried again` : '';
  console.log(
    `${suite.name}: ${passed} passed${tried}, ${failed} failed (${outcome.seconds.toFixed(1)} s)`,
  );
}

async function runInTurn(suites: Suite[]): Promise<void> {
  for (let suite = suites.shift(); suite; suite = suites.shift()) await run(suite);
}

if (isStatic) {
  await Promise.all([runInTurn(checks), runInTurn(checks)]);
} else {
  await runInTurn(builds);
  await Promise.all([run(unit), runInTurn(checks)]);
  await run(browser);
}

rmSync(reports, { recursive: true, force: true });
const every = all.flatMap((results) => results.tests ?? []);
if (every.length > 0) console.log(`The slowest:\n${slowest(every, 20).join('\n')}`);
const failures = every.filter(({ hasFailed }) => hasFailed);
if (failures.length > 0) console.log(['Failed:', ...failures.map(({ title }) => title)].join('\n'));
const total = (of: 'passed' | 'failed') => all.reduce((sum, results) => sum + results[of], 0);
const failed = total('failed');
console.log(`${total('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
