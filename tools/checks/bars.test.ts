import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, bars, brokenBars, known, readSources } from './bars.ts';

const root = join(import.meta.dirname, '../..');

const file = (path: string, lines = bars.median.least): SourceFile => ({ path, lines });

const filesIn = (folder: string, count: number, ending = 'ts') =>
  Array.from({ length: count }, (_, at) => file(`${folder}/f${at}.${ending}`));

test('passes what is as large as it may be', () => {
  const deepest = file('apps/web/a/b/c/d/e.ts', bars.percentile95);
  expect(brokenBars([deepest, ...filesIn('tools/a', bars.inFolder)])).toEqual([]);
});

test('refuses more source files than the project may have, and counts no tests', () => {
  const folders = Array.from({ length: bars.files / 10 }, (_, at) => `packages/p/src/d${at}`);
  const full = folders.flatMap((folder) => filesIn(folder, 10));
  expect(brokenBars([...full, ...filesIn('e2e/flows', 20, 'spec.ts')])).toEqual([]);
  expect(brokenBars([...full, file('packages/p/src/more.ts')])).toEqual([
    'the project: 1501 source files; at most 1500',
  ]);
});

test('refuses a file that is too long, a test too', () => {
  const all = [...filesIn('tools/b', 30), file('tools/a.ts', 401), file('tools/a.test.ts', 401)];
  expect(brokenBars(all)).toEqual([
    'tools/a.ts: 401 lines; at most 400',
    'tools/a.test.ts: 401 lines; at most 400',
  ]);
});

test('refuses a file that lies too deep', () => {
  expect(brokenBars([file('apps/web/a/b/c/d/e/f.ts')])).toEqual([
    'where apps/web/a/b/c/d/e/f.ts lies: 7 folders deep; at most 6',
  ]);
});

test('refuses files that are mostly too small or too large, and too many long ones', () => {
  const of = (count: number, lines: number, folder: string) =>
    filesIn(folder, count).map(({ path }) => file(path, lines));
  expect(brokenBars(of(5, 54, 'tools/a'))).toEqual(['the middle file: 54 lines; at least 55']);
  expect(brokenBars(of(5, 91, 'tools/a'))).toEqual(['the middle file: 91 lines; at most 90']);
  expect(brokenBars([...of(18, 60, 'tools/a'), ...of(2, 261, 'tools/b')])).toEqual([
    'the file longer than 95 of 100: 261 lines; at most 260',
  ]);
});

test('refuses a folder that is too full, without its tests and style sheets', () => {
  const beside = [...filesIn('tools/a', 9, 'test.ts'), ...filesIn('tools/a', 9, 'css')];
  expect(brokenBars([...filesIn('tools/a', 30), ...beside])).toEqual([]);
  expect(brokenBars(filesIn('tools/a', 31))).toEqual(['tools/a: 31 source files; at most 30']);
});

test('lets a folder that was over the bar grow no further', () => {
  const folder = 'apps/web/app/components';
  const most = known[folder] ?? 0;
  expect(brokenBars(filesIn(folder, most))).toEqual([]);
  expect(brokenBars(filesIn(folder, most + 1))).toEqual([
    `${folder}: ${most + 1} source files; at most ${most}`,
  ]);
  expect(brokenBars(filesIn(folder, most - 1))).toEqual([
    `${folder}: ${most - 1} source files; lower its number in tools/checks/bars.ts`,
  ]);
});

test('reads the files of this project, and knows of no exception for what is gone', () => {
  const paths = readSources(root).map(({ path }) => path);
  expect(paths).toContain('apps/web/app/data/session.ts');
  expect(paths).toContain('packages/ui/tokens.css');
  expect(paths.filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(Object.keys(known).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
