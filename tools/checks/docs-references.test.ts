import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('names a folder without a slash at its end, and a name that its file does not have', () => {
  mkdirSync(join(root, 'apps/web/app'), { recursive: true });
  writeFileSync(join(root, 'apps/web/app/ring.ts'), 'export const ring = 1;');
  expect(broken('`apps/web/app` `ring` in `ring.ts`, `ring.ts` (`ring`)')).toEqual([]);
  expect(broken('`apps/web/gone` `knot` in `ring.ts`, `ring.ts` (`bow`)')).toEqual([
    'apps/web/gone',
    'knot in ring.ts',
    'bow in ring.ts',
  ]);
});

describe('a tree', () => {
  const tree = `
\`\`\`
docs/            what is said
├─ real.md       goes on
│                in the next line
└─ a/
   ├─ one/
   └─ two/three/ deeper
\`\`\`
`;
  const make = (...folders: string[]) => {
    for (const folder of folders) mkdirSync(join(root, 'docs/a', folder), { recursive: true });
  };

  test('passes when it has what is there', () => {
    make('one', 'two/three');
    expect(broken(tree)).toEqual([]);
  });

  test('names what is not there', () => {
    make('two');
    expect(broken(tree)).toEqual(['docs/a/one/', 'docs/a/two/three/']);
  });

  test('names a folder that it leaves out beside others', () => {
    make('one', 'two/three', 'four');
    expect(broken(tree)).toEqual(['docs/a/four']);
  });
});
