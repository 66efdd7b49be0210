import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Component = {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
};

/** A software bill of materials, in CycloneDX. */
export type Sbom = {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
};

type Needs = Readonly<Record<string, string>>;

/** The part of `package-lock.json` that is read here. */
export type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly name?: string;
        readonly version?: string;
        readonly dependencies?: Needs;
        readonly optionalDependencies?: Needs;
        readonly peerDependencies?: Needs;
        readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
      }
    >
  >;
};

/** What is delivered. It brings the other workspaces that it uses. */
const delivered = ['@replysmith/server', '@replysmith/web'];

/** What the delivered server and web app consist of, by `npm sbom`. */
export function readSbom(root: string): Sbom {
  const options = delivered.flatMap((name) => ['--workspace', name]);
  const output = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  return withoutDevelopment(JSON.parse(output) as Sbom, readLock(root));
}

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
}

/** The name of the package at a path of the lock, which names only workspaces itself. */
export function nameIn(path: string): string {
  return path.replace(/^.*node_modules\//u, '');
}

/**
 * Leaves out what only development needs, and optional peers that happen to be installed. npm's own
 * `--omit dev` also leaves out what a package needs in production, if a workspace names it for
 * development.
 */
export function withoutDevelopment(all: Sbom, { packages }: Lock): Sbom {
  const needed = new Map<string, ReadonlySet<string>>(
    Object.entries(packages).map(([path, entry]) => {
      const { dependencies, optionalDependencies, peerDependencies = {} } = entry;
      const { name = nameIn(path), version = '' } = entry;
      const isRequired = (peer: string) => !entry.peerDependenciesMeta?.[peer]?.optional;
      const peers = Object.keys(peerDependencies).filter(isRequired);
      const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
      return [`${name}@${version}`, new Set(names)];
    }),
  );
  const edges = new Map(all.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const nameOf = (ref: string) => ref.slice(0, ref.lastIndexOf('@'));
  const direct = [...edges.keys()].filter((ref) => delivered.includes(nameOf(ref)));
  const kept = new Map<string, readonly string[]>();
  const left = [...direct];
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    if (kept.has(ref)) continue;
    const from = needed.get(ref);
    const needs = (edges.get(ref) ?? []).filter((one) => from?.has(nameOf(one)));
    kept.set(ref, needs);
    left.push(...needs);
  }
  return {
    ...all,
    components: all.components.filter((one) => kept.has(one['bom-ref'])),
    dependencies: [
      { ref: all.metadata.component['bom-ref'], dependsOn: direct },
      ...Array.from(kept, ([ref, dependsOn]) => ({ ref, dependsOn })),
    ],
  };
}
