import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryDataDir } from '../../tools/product/server-arguments.ts';
import { previousRelease } from './previous-release.ts';

const migrations = 'apps/server/src/platform/db/migrations';
let folder: string;
beforeEach(() => {
  folder = temporaryDataDir('releases');
  git('init', '-q');
  mkdirSync(join(folder, migrations), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

const git = (...options: string[]) =>
  execFileSync('git', ['-C', folder, ...author, ...options], { encoding: 'utf8' }).trim();

function commit(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'A change');
  return git('rev-parse', 'HEAD');
}

const version = (number: string) => ({ 'package.json': `{\n  "version": "${number}"\n}\n` });
const migration = (name: string, text = name) => ({ [join(migrations, `${name}.sql`)]: text });

it('is the last with fewer migrations that are still as they were', () => {
  const first = commit({ ...version('0.1.0'), ...migration('0001-one') });
  commit(migration('0002-two', 'as it was at first'));
  commit(migration('0003-three'));
  commit(migration('0002-two', 'as it is now'));
  expect(previousRelease(folder)).toMatchObject({ revision: first });
});

it('passes over migrations that were taken out again', () => {
  commit({ ...version('0.1.0'), ...migration('0001-one') });
  const second = commit({ 'notes.md': 'Before the next.' });
  commit(migration('0009-taken-out'));
  commit(migration('0002-two'));
  rmSync(join(folder, migrations, '0009-taken-out.sql'));
  commit({});
  expect(previousRelease(folder)).toMatchObject({ revision: second });
});

it('is the one that raised the version, unless that is the present one', () => {
  commit({ ...version('0.1.0'), ...migration('0001-one') });
  const raised = commit(version('0.2.0'));
  commit(migration('0002-two'));
  expect(previousRelease(folder)).toMatchObject({ revision: raised });
  commit(version('0.3.0'));
  expect(previousRelease(folder)).toMatchObject({ revision: raised });
});

it('is the last tag, unless that is the present one', () => {
  commit({ ...version('0.1.0'), ...migration('0001-one') });
  git('tag', 'v0.1.0');
  commit(version('0.2.0'));
  git('tag', 'v0.2.0');
  expect(previousRelease(folder)).toMatchObject({ revision: 'v0.1.0' });
  commit(migration('0002-two'));
  expect(previousRelease(folder)).toMatchObject({ revision: 'v0.2.0' });
});
