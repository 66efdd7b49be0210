import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from './product/temporary-data-dir.ts';
import { countPlaywright, countVitest } from './test-run/counts.ts';
import { runCommand } from './test-run/run-command.ts';
import type { Suite } from './test-run/suite.ts';

const root = join(import.meta.dirname, '..');
const reports = temporaryDataDir('reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwrightReport;
process.env['E2E_DATA_DIR'] = join(reports, 'data');

const checks = ['formatted', 'typecheck', 'lint', 'boundaries', 'unused', 'docs'];

const runs: Suite[] = [
  { name: 'build', command: ['node', 'tools/build-web.ts', '--if-stale'] },
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

const suites: Suite[] = [
  ...checks.map((name): Suite => ({ name, command: ['npm', 'run', '--silent', name] })),
  ...(process.argv.includes('--static') ? [] : runs),
];

function pathOf(program: string): string {
  if (program === 'npm') return program;
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
}

let passed = 0;
let failed = 0;
for (const { name, command, count } of suites) {
  const [program, ...args] = command;
  const outcome = await runCommand(pathOf(program), args, root);
  const result = count?.(outcome) ?? { passed: outcome.ok ? 1 : 0, failed: outcome.ok ? 0 : 1 };
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) console.log(outcome.output);
  console.log(
    `${name}: ${result.passed} passed, ${result.failed} failed (${outcome.seconds.toFixed(1)} s)`,
  );
}

rmSync(reports, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
