import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleCommand } from './bundle-command.ts';
import { thirdPartyNotices } from './server-package/notices.ts';
import { type Component, readLock } from './server-package/sbom.ts';

/** Builds the coach's package as it is published: plain JavaScript with its types, and its commands. */
const root = join(import.meta.dirname, '..');
const coach = join(root, 'packages/coach');
const target = resolve(process.argv[2] ?? join(coach, 'build'));

/** What bundles each command into a file, and returns the paths of the modules in it. */
const commands: Readonly<Record<string, (file: string) => Promise<string[]>>> = {
  replysmith: (file) => bundleCommand(join(coach, 'cli/main.ts'), file),
  'replysmith-mcp': (file) => bundleCommand(join(root, 'packages/mcp/src/stdio.ts'), file),
};

type Manifest = Readonly<Record<'name' | 'version' | 'description' | 'license', string>> & {
  readonly dependencies: object;
};
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

rmSync(target, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/typescript-7/bin/tsc'),
    '--project',
    join(coach, 'tsconfig.package.json'),
    '--outDir',
    target,
  ],
  { stdio: 'inherit' },
);
for (const file of globSync('src/**/*.d.ts', { cwd: target })) {
  mendDeclarations(join(target, file));
}

const bundled = new Set<string>();
const bin: Record<string, string> = {};
for (const [name, bundle] of Object.entries(commands)) {
  bin[name] = `bin/${name}.js`;
  const file = join(target, bin[name]);
  for (const module of await bundle(file)) bundled.add(module);
  chmodSync(file, 0o755);
}

const entry = (name: string) => ({ types: `./src/${name}.d.ts`, default: `./src/${name}.js` });
const { name, version, description, license, dependencies } = readManifest(coach);
const manifest = {
  ...{ name, version, description, license },
  keywords: ['cold email', 'email', 'sales', 'outreach', 'score', 'lint', 'writing'],
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.12' },
  exports: { '.': entry('index'), './light': entry('light') },
  bin,
  files: ['bin', 'data', 'src', 'PROVENANCE.md', 'THIRD-PARTY-NOTICES.txt'],
  publishConfig: { access: 'public' },
  dependencies,
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(
  join(target, 'THIRD-PARTY-NOTICES.txt'),
  thirdPartyNotices(root, { components: packagesOf(bundled) }, readLock(root)),
);
for (const file of ['README.md', 'PROVENANCE.md'])
  copyFileSync(join(coach, file), join(target, file));
copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
console.log(`${target} is ready: npm publish ${target}`);

/** TypeScript leaves in declarations the endings of the source, and drops what an import of JSON must say. */
function mendDeclarations(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(/(from '\.[^']+)\.ts'/gu, "$1.js'")
    .replace(/(from '[^']+\.json');/gu, "$1 with { type: 'json' };");
  writeFileSync(file, text);
}

/** The packages by others that modules belong to. */
function packagesOf(modules: Iterable<string>): Component[] {
  const found = new Map<string, Component>();
  for (const path of modules) {
    const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(path) ?? [];
    if (folder === undefined) continue;
    const { name, version, license } = readManifest(folder);
    const ref = `${name}@${version}`;
    found.set(ref, { 'bom-ref': ref, name, version, licenses: [{ license: { id: license } }] });
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
