import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as door from '../../src/index.ts';

const coach = join(import.meta.dirname, '..', '..');
const root = join(coach, '..', '..');
const project = mkdtempSync(join(tmpdir(), 'coach-user-'));
const modules = join(project, 'node_modules');
const installed = join(modules, '@replysmith', 'coach');

const { dependencies } = JSON.parse(readFileSync(join(coach, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const run = (args: readonly string[], input = '') =>
  execFileSync(process.execPath, args, { cwd: project, input, encoding: 'utf8' });

/** The package as somebody else installs it, outside this repository. */
beforeAll(() => {
  mkdirSync(join(modules, '@replysmith'), { recursive: true });
  for (const name of Object.keys(dependencies))
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  run([join(root, 'tools/build-coach.ts'), installed]);
}, 60_000);

afterAll(() => rmSync(project, { recursive: true }));

const folder = join(coach, 'test/golden/emails');
const emails = readdirSync(folder)
  .map((file) => ({
    id: file,
    ...door.parseDraft(readFileSync(join(folder, file), 'utf8')),
  }))
  .map((email) => `${JSON.stringify(email)}\n`)
  .join('');

it.each(['score', 'rewrite', 'review'])(
  'answers %s byte for byte as the source does',
  (verb) => {
    const here = run([join(coach, 'cli/main.ts'), verb, '--jsonl'], emails);
    expect(here.split('\n')).toHaveLength(readdirSync(folder).length + 1);
    expect(run([join(installed, 'cli/main.js'), verb, '--jsonl'], emails)).toBe(here);
  },
  60_000,
);

it('has the same door', () => {
  const names = run([
    '--input-type=module',
    '--eval',
    "import * as door from '@replysmith/coach'; console.log(JSON.stringify(Object.keys(door).sort()))",
  ]);
  expect(JSON.parse(names)).toEqual(Object.keys(door).sort());
}, 60_000);
