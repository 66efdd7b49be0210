import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './test-run/counts.ts';
import { runCommand } from './test-run/run-command.ts';
import type { Suite } from './test-run/suite.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'replysmith-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = playwrightReport;

const suites: Suite[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types: coach', command: ['tsc', '-p', 'packages/coach'] },
  { name: 'types: node', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types: routes', command: ['react-router', 'typegen', 'apps/web'] },
  { name: 'types: web', command: ['tsc', '-p', 'apps/web'] },
  { name: 'lint', command: ['eslint', '.'] },
  {
    name: 'import law',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.js',
      'packages',
      'apps',
      'e2e',
      'bench',
      'tools',
    ],
  },
  { name: 'dead code', command: ['node', 'tools/check-unused.ts'] },
  { name: 'docs', command: ['node', 'tools/check-docs.ts'] },
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

let passed = 0;
let failed = 0;
for (const { name, command, count } of suites) {
  const [program, ...args] = command;
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const outcome = await runCommand(path, args, root);
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
