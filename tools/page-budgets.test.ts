import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  budgets,
  checkPageBudgets,
  overBudget,
  scriptsOf,
  standaloneBudgets,
  type Manifest,
} from './page-budgets.ts';

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/frame.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/frame.js'] },
    layout: { parentId: 'root', module: '/layout.js' },
    page: { parentId: 'layout', module: '/page.js', imports: ['/frame.js', '/own.js'] },
    other: { parentId: 'root', module: '/other.js' },
  },
};
const scripts = (id: string) => scriptsOf(manifest, id);
const ofPage = ['/entry.js', '/frame.js', '/page.js', '/own.js', '/layout.js', '/root.js'];

it('counts once what the page, its layouts and the start need, and nothing of other pages', () => {
  expect([...scriptsOf(manifest, 'page')].toSorted()).toEqual(ofPage.toSorted());
});

it('lets a page pass its budget by two per cent and no further', () => {
  const each = (bytes: number) => overBudget(scripts, () => bytes, { page: 60 });
  expect(each(10_200)).toEqual([]);
  expect(each(10_201)).toEqual(['page loads 61.2 kB of scripts; its budget is 60 kB.']);
});

it('refuses a budget for a page that is not built', () => {
  expect(() => overBudget(scripts, () => 0, { gone: 1 })).toThrow('No page is built for gone.');
});

let root = '';
let folder = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replysmith-budgets-'));
  folder = join(root, 'client');
  mkdirSync(join(folder, 'assets'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('weighs the compressed files of a build, with the list of files where the router reads it', () => {
  const routes = Object.fromEntries(Object.keys(budgets).map((id) => [id, { module: '/a.js' }]));
  const list = JSON.stringify({ entry: { module: '/a.js' }, routes });
  const noted = [...Object.keys(standaloneBudgets), 'tutorial'];
  const alone = noted.map((name) => [name, { loads: ['/b.js'] }]);
  writeFileSync(join(folder, 'assets/manifest-1a.js'), `window.__reactRouterManifest=${list};`);
  writeFileSync(join(root, 'standalone-scripts.json'), JSON.stringify(Object.fromEntries(alone)));
  for (const file of ['a.js', 'b.js', 'assets/manifest-1a.js']) {
    writeFileSync(join(folder, `${file}.br`), 'x');
  }
  expect(checkPageBudgets(folder)).toEqual([]);
  writeFileSync(join(folder, 'assets/manifest-1a.js.br'), Buffer.alloc(1_000_000));
  expect(checkPageBudgets(folder)).toHaveLength(Object.keys(budgets).length);
  writeFileSync(join(folder, 'b.js.br'), Buffer.alloc(1_000_000));
  const all = { ...budgets, ...standaloneBudgets };
  expect(checkPageBudgets(folder)).toHaveLength(Object.keys(all).length);
  rmSync(join(folder, 'assets/manifest-1a.js.br'));
  writeFileSync(join(folder, 'assets/manifest-1a.js.br'), 'x');
  // The tutorial alone is too heavy for the dashboard then.
  expect(checkPageBudgets(folder)).toHaveLength(Object.keys(standaloneBudgets).length + 1);
});
