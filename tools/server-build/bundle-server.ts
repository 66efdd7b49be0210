import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../..');
const server = join(root, 'apps/server/src');

/** The processes, by the name of their file in the bundle. */
const processes = { main: 'main.ts', cli: 'cli.ts' };
const thread = { name: 'coach-thread', source: 'platform/ai/run-task.ts' };

/** Finds files of its own beside its code. */
const unbundled = 'tinypool';

/** Where a bundle finds what it reads from disk; relative to the bundle. */
type Locations = Readonly<Record<'migrations' | 'seeds' | 'site', string>>;

/**
 * Bundles the server, with source maps beside: one file for the thread; two for a process, its
 * entry and what it reads at the start, and more for what only some settings or jobs load. Returns
 * the paths of all modules in it.
 */
export async function bundleServer(target: string, locations: Locations): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  const modules = new Set<string>();
  const bundle = async (name: string, source: string, isSplit: boolean) => {
    const input = join(server, source);
    const loadedAtStart = new Set<string>();
    const build = await rolldown({
      input: { [name]: input },
      platform: 'node',
      external: [unbundled],
      // What is read at the start anyway may be imported later as well.
      checks: { ineffectiveDynamicImport: false },
      plugins: [withLocations(locations), noteStart(input, loadedAtStart)],
    });
    const { output } = await build.write({
      dir: target,
      sourcemap: true,
      sourcemapExcludeSources: true,
      // Text outside of ASCII makes V8 keep a file's source at two bytes a character.
      charset: 'ascii',
      comments: false,
      chunkFileNames: `${name}-[name].js`,
      codeSplitting: isSplit && {
        groups: [{ name: 'start', test: (id) => loadedAtStart.has(id) }],
      },
    });
    await build.close();
    for (const chunk of output) {
      if (chunk.type === 'chunk') for (const id of chunk.moduleIds) modules.add(id);
    }
  };
  for (const [name, source] of Object.entries(processes)) {
    await bundle(name, source, true);
  }
  await bundle(thread.name, thread.source, false);
  return [...modules];
}

/** Replaces the folders of the source by those of the bundle. */
function withLocations(locations: Locations): Plugin {
  const file = join(server, 'platform/locations.ts');
  const paths = { ...locations, coachThread: `${thread.name}.js` };
  const lines = Object.entries(paths).map(
    ([name, path]) => `${name}: join(import.meta.dirname, ${JSON.stringify(path)}),`,
  );
  const code = [
    "import { join } from 'node:path';",
    'export const locations = {',
    ...lines,
    '};',
  ].join('\n');
  return { name: 'locations-of-the-bundle', load: (id) => (id === file ? code : null) };
}

/** Collects what an entry imports before it runs. */
function noteStart(entry: string, found: Set<string>): Plugin {
  return {
    name: 'note-what-starts',
    buildEnd() {
      const left = [entry];
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (found.has(id)) continue;
        found.add(id);
        left.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}
