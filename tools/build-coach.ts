import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleMcp } from './coach-package/bundle-mcp.ts';

/** Builds the published coach package: plain JavaScript with its types. */
const root = join(import.meta.dirname, '..');
const coach = join(root, 'packages/coach');
const target = resolve(process.argv[2] ?? join(coach, 'build'));

type Manifest = Record<'name' | 'version' | 'description' | 'license' | 'dependencies', unknown>;

const { name, version, description, license, dependencies } = JSON.parse(
  readFileSync(join(coach, 'package.json'), 'utf8'),
) as Manifest;

rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/.bin/tsc'),
    '--project',
    join(coach, 'tsconfig.package.json'),
    '--outDir',
    target,
  ],
  { stdio: 'inherit' },
);
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
      exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
      bin: {
        'replysmith-coach': './cli/main.js',
        'replysmith-mcp': `./${await bundleMcp(target)}`,
      },
      dependencies,
    },
    null,
    2,
  )}\n`,
);
copyFileSync(join(coach, 'README.md'), join(target, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
