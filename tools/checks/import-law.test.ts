import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const project = join(import.meta.dirname, '../..');
let root: string;

/** Files that keep to the law: a service with its routes and its rows, a screen with its data, a browser test with what starts it, a tool that reads the site's data. */
const lawful = [
  'apps/server/src/modules/one/routes.ts',
  'apps/server/src/modules/one/service.ts',
  'apps/web/app/features/one/o.ts',
  'apps/web/app/data/p.ts',
  'e2e/v.ts',
  'tools/content/z.ts',
];

/** A small tree of files, each breaking one law. */
const files = {
  'apps/server/src/modules/one/routes.ts': "import { n } from './service.ts'; export const m = n;",
  'apps/server/src/modules/one/service.ts':
    "import { e } from '../../platform/db/e.ts'; export const n = e;",
  'apps/web/app/features/one/o.ts':
    "import type { coach } from '../../../../../packages/coach/src/index.ts'; import { p } from '../../data/p.ts'; export const o: typeof coach = p;",
  'apps/web/app/data/p.ts': "import { k } from '../lib/k.ts'; export const p = k;",
  'packages/coach/src/index.ts': 'export const coach = 1;',
  'apps/web/app/features/one/n.ts':
    "import { coach } from '../../../../../packages/coach/src/index.ts'; export const n = coach;",
  'packages/coach/src/rules/a.ts': "import 'node:fs'; export const a = 1;",
  'packages/coach/src/document/b.ts': "import { a } from '../rules/a.ts'; export const b = a;",
  'packages/contract/src/index.ts': 'export const contract = 1;',
  'apps/server/src/modules/two/service.ts':
    "import { d } from '../../platform/http/d.ts'; export const c = d;",
  'apps/server/src/modules/two/routes.ts':
    "import { e } from '../../platform/db/e.ts'; export const q = e;",
  'apps/server/src/modules/three/service.ts':
    "import { q } from '../two/routes.ts'; export const r = q;",
  'apps/server/src/modules/two/jobs.ts': 'export const s = 1;',
  'apps/server/src/modules/four/service.ts':
    "import { s } from '../two/jobs.ts'; export const t = s;",
  'bench/u.ts': "import { v } from '../e2e/v.ts'; export const u = v;",
  'e2e/v.ts': "import { w } from '../tools/w.ts'; export const v = w;",
  'tools/w.ts': 'export const w = 1;',
  'tools/x.ts': "import { p } from '../apps/web/app/data/p.ts'; export const x = p;",
  'tools/content/y.ts': "import { p } from '../../apps/web/app/data/p.ts'; export const y = p;",
  'tools/content/z.ts':
    "import { z } from '../../apps/web/app/data/site-content.ts'; export { z }; export * from '../w.ts';",
  'tools/social.ts':
    "import { z } from '../apps/web/app/data/site-content.ts'; export const social = z;",
  'apps/web/app/data/site-content.ts': 'export const z = 1;',
  'apps/server/src/platform/http/d.ts':
    "import { c } from '../../modules/two/service.ts'; export const d = c;",
  'apps/server/src/platform/db/e.ts': 'export const e = 1;',
  'apps/web/app/features/one/f.ts': "import { g } from '../two/g.ts'; export const f = g;",
  'apps/web/app/features/two/g.ts': 'export const g = 1;',
  'apps/web/app/components/h.ts': "import { i } from '../data/i.ts'; export const h = i;",
  'apps/web/app/data/i.ts': "import { j } from '../components/j.ts'; export const i = j;",
  'apps/web/app/components/j.ts': 'export const j = 1;',
  'apps/web/app/lib/k.ts': "import { l } from './l.ts'; export const k = l;",
  'apps/web/app/lib/l.ts': "import { k } from './k.ts'; export const l = k;",
};

let broken: { rule: string; from: string }[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'law-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(project, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', join(project, '.dependency-cruiser.js')],
      ...['--output-type', 'json', 'packages', 'apps', 'e2e', 'bench', 'tools'],
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const report = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  broken = report.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  'coach-is-pure',
  'coach-document-knows-no-rule',
  'coach-has-a-thread',
  'server-routes',
  'server-routes-are-for-the-app',
  'server-jobs-are-for-the-list',
  'server-modules',
  'server-platform-knows-no-module',
  'web-features-are-strangers',
  'web-components',
  'web-data',
  'tools-use-the-doors',
  'tools-content',
  'tools-social',
  'outside-uses-doors',
  'no-circles',
])('%s is enforced', (rule) => {
  expect(broken.map((violation) => violation.rule)).toContain(rule);
});

test('what keeps to the law is let through', () => {
  expect(broken.filter(({ from }) => lawful.includes(from))).toEqual([]);
});
