import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Builds the package for publication: plain JavaScript with its types, ready for `npm pack`. */
const client = import.meta.dirname;
const root = join(client, '../..');
const target = resolve(process.argv[2] ?? join(client, 'build'));

type Manifest = Record<'name' | 'version' | 'description' | 'license' | 'dependencies', unknown>;

const { name, version, description, license, dependencies } = JSON.parse(
  readFileSync(join(client, 'package.json'), 'utf8'),
) as Manifest;

rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/typescript-7/bin/tsc'),
    ...['--project', join(client, 'tsconfig.package.json'), '--outDir', target],
  ],
  { stdio: 'inherit' },
);
const manifest = {
  ...{ name, version, description, license, type: 'module', sideEffects: false },
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  dependencies,
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(client, 'README.md'), join(target, 'README.md'));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
