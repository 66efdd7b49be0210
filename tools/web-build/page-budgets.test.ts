import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgets, checkPageBudgets, overBudget, scriptsOf, type Manifest } from './page-budgets.ts';

const manifest: Manifest = {
  entry: { module: '/entry.js', imports: ['/frame.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/frame.js'] },
    layout: { parentId: 'root', module: '/layout.js' },
    page: { parentId: 'layout', module: '/page.js', imports: ['/frame.js', '/own.js'] },
    other: { parentId: 'root', module: '/other.js' },
  },
};
const ofPage = ['/entry.js', '/frame.js', '/page.js', '/own.js', '/layout.js', '/root.js'];

it('counts once what the page, its layouts and the start need, and nothing of other pages', () => {
  expect([...scriptsOf(manifest, 'page')].toSorted()).toEqual(ofPage.toSorted());
});

it('lets a page pass its budget by two per cent and no further', () => {
  const each = (bytes: number) => overBudget(manifest, () => bytes, { page: 60 });
  expect(each(10_200)).toEqual([]);
  expect(each(10_201)).toEqual(['page loads 61.2 kB of scripts; its budget is 60 kB.']);
});

it('refuses a budget for a page that is not built', () => {
  expect(() => overBudget(manifest, () => 0, { gone: 1 })).toThrow('No page is built for gone.');
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replysmith-budgets-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('weighs the compressed files of a build, with the list of files itself', () => {
  const routes = Object.fromEntries(Object.keys(budgets).map((id) => [id, { module: '/a.js' }]));
  const list = JSON.stringify({ entry: { module: '/a.js' }, routes });
  writeFileSync(join(folder, 'assets/manifest-1a.js'), `window.__reactRouterManifest=${list};`);
  writeFileSync(join(folder, 'a.js.br'), 'x');
  writeFileSync(join(folder, 'assets/manifest-1a.js.br'), 'x');
  expect(checkPageBudgets(folder)).toEqual([]);
  writeFileSync(join(folder, 'assets/manifest-1a.js.br'), Buffer.alloc(1_000_000));
  expect(checkPageBudgets(folder)).toHaveLength(Object.keys(budgets).length);
});
