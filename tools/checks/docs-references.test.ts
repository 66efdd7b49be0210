import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenReferences } from './docs-references.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ scripts: { start: '', coach: '' } }));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'docs/real.md'), 'Nothing here.');
});
afterEach(() => rmSync(root, { recursive: true }));

const broken = (text: string) => {
  writeFileSync(join(root, 'README.md'), text);
  return brokenReferences(root).map(({ reference }) => reference);
};

test('passes documents whose links, paths and scripts exist', () => {
  expect(
    broken('See [real](docs/real.md#part), `docs/real.md`, `npm start`, `npm run coach`, `docs/`.'),
  ).toEqual([]);
});

test('names a link, a path and a script that do not exist', () => {
  expect(broken('[a](docs/gone.md) `src/gone.ts` `npm run gone`')).toEqual([
    'docs/gone.md',
    'src/gone.ts',
    'gone',
  ]);
});

test('leaves web addresses, patterns and plain words alone', () => {
  expect(
    broken('[a](https://example.com/x.md) `apps/*/x.ts` `score` `/auth/v1` `{{name}}`'),
  ).toEqual([]);
});
