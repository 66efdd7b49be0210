import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, type PluginContext, rolldown } from 'rolldown';

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
      plugins: [withLocations(locations), keepJsonApart(), noteStart(input, loadedAtStart)],
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
      if (chunk.type !== 'chunk') continue;
      const beyond = chunk.code.search(/\P{ASCII}/u);
      if (beyond !== -1) {
        const near = chunk.code.slice(Math.max(0, beyond - 60), beyond + 20);
        throw new Error(`Escape what is not ASCII in ${chunk.fileName}: … ${near} …`);
      }
      for (const id of chunk.moduleIds) modules.add(id);
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

/** Smaller data stays in the code. */
const apartFrom = 50_000;
const reader = '\0read-json';
const readJson = [
  "import { readFileSync } from 'node:fs';",
  "import { join } from 'node:path';",
  'export const readJson = (name) =>',
  "  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));",
].join('\n');

/**
 * Puts large JSON in files beside the bundle. As part of a program its text would stay in memory
 * beside the objects, and V8 takes several times its size to compile it.
 */
function keepJsonApart(): Plugin {
  const sources = new Map<string, string>();
  const emit = (context: PluginContext, id: string, source: string) => {
    const fileName = basename(id);
    if (sources.has(fileName)) throw new Error(`Two files of data are called ${fileName}.`);
    sources.set(fileName, id);
    context.emitFile({ type: 'asset', fileName, source });
    return `require(${JSON.stringify(reader)}).readJson(${JSON.stringify(fileName)})`;
  };
  return {
    name: 'keep-json-apart',
    resolveId: (id) => (id === reader ? id : null),
    load(id) {
      if (id === reader) return readJson;
      if (!id.endsWith('.json')) return null;
      const source = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')));
      if (source.length < apartFrom) return null;
      return { code: `module.exports = ${emit(this, id, source)};`, moduleType: 'js' };
    },
    /** The language model is kept as it was read, beside the copy that is used: read the copy. */
    transform(code, id) {
      if (!id.endsWith('wink-eng-lite-web-model/dist/read-core-model.js')) return null;
      const [kept, path = ''] = /const originalModel=require\("(.+?)"\),/.exec(code) ?? [];
      const copy = 'JSON.parse(JSON.stringify(originalModel))';
      if (!kept || !code.includes(copy)) throw new Error('The language model is read otherwise.');
      const model = join(dirname(id), path);
      const read = emit(this, model, readFileSync(model, 'utf8'));
      return { code: code.replace(kept, 'const ').replace(copy, read), map: { mappings: '' } };
    },
  };
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
