/**
 * Nudges every number in the coach's rules, for an email and for a sequence, up and down, one at a time, in a copy of
 * the package, and runs the rule's tests against it. A nudge that no test notices is a threshold that could drift: it is
 * printed, and the run fails.
 * Usage: npm run bench coach/mutate-thresholds.ts [-- part-of-a-file-name]
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { findNudges, ruleFilesIn, type Nudge } from './measures/find-nudges.ts';
import { startTestRunner } from './measures/test-runner.ts';

const root = join(import.meta.dirname, '..', '..');
const only = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '';

const copy = mkdtempSync(join(tmpdir(), 'thresholds-'));
try {
  process.exitCode = (await run(copyOfCoach())) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function copyOfCoach(): string {
  const coach = join(copy, 'packages', 'coach');
  for (const part of ['src', 'test', 'package.json', 'vitest.config.ts', 'tsconfig.json'])
    cpSync(join(root, 'packages', 'coach', part), join(coach, part), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json'])
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return coach;
}

async function run(coach: string): Promise<boolean> {
  const runner = await startTestRunner(coach);
  const files = [
    ...ruleFilesIn(join(coach, 'src', 'rules')),
    ...ruleFilesIn(join(coach, 'src', 'sequence')).filter(
      (file) => dirname(file).endsWith('lint') && basename(file) !== 'lint-sequence.ts',
    ),
  ].filter((file) => file.includes(only));
  let tried = 0;
  let survived = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const tests = testsOf(file, coach);
    if (!(await runner.passes(tests, file)))
      throw new Error(`${basename(file)}: its tests fail before any nudge`);
    for (const nudge of findNudges(text)) {
      writeFileSync(file, text.slice(0, nudge.start) + nudge.to + text.slice(nudge.end));
      tried += 1;
      if (!(await runner.passes(tests, file))) continue;
      survived += 1;
      const was = text.slice(nudge.start, nudge.end);
      console.log(
        `${relative(coach, file)}:${nudge.line}  ${was} → ${nudge.to}  ${lineOf(text, nudge)}`,
      );
    }
    writeFileSync(file, text);
  }
  await runner.close();
  console.log(`${tried} nudges in ${files.length} files, ${survived} unnoticed`);
  return survived === 0;
}

/** The rule's own tests, those of all caps together, and the one of the whole account that counts points. */
function testsOf(file: string, coach: string): string[] {
  const own = file.replace(/\.ts$/u, '.test.ts');
  const shared = join(dirname(file), `${basename(dirname(file))}.test.ts`);
  const whole = file.includes('/sequence/')
    ? join(dirname(file), 'lint-sequence.test.ts')
    : join(coach, 'src', 'rules', 'rules.test.ts');
  return [...new Set([own, shared, whole])].filter((test) => existsSync(test));
}

function lineOf(text: string, { start }: Nudge): string {
  const from = text.lastIndexOf('\n', start) + 1;
  return text.slice(from, text.indexOf('\n', start)).trim();
}
