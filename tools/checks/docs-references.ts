import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { treeProblems } from './docs-trees.ts';

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const code = /`([^`\n]+)`/g;
const npmScript = /\bnpm (?:run (?:--silent )?(?:-w \S+ )?([\w:-]+)|(start|test)\b)/g;
/** A path of this repository: it has a folder we own, or a source file's ending. */
const path =
  /^(?:\.{0,2}\/)?(?:[\w.@-]+\/)*[\w.@-]+(?:\.(?:ts|tsx|js|json|md|sql|css|html|png)|\/)$/;
/** The same, whatever its ending, as it begins with a folder of the first level. */
const ownPath = /^(?:apps|packages|tools|bench|e2e|docs)(?:\/[\w.@-]+)+\/?$/;
/** "`name` in `file.ts`" or "`file.ts` (`name`": a name and its file. */
const nameIn = /`(\w+)` (?:of|in) `([^`]+\.(?:tsx?|sql))`/g;
const nameAfter = /`([^`]+\.(?:tsx?|sql))` \(`(\w+)`/g;
const notOurs = /^(?:https?:|mailto:|\/|data\/|~)|[<>*…{}]/;

/** Paths in documents may be relative to these. */
const bases = ['', 'apps/server/src', 'apps/web/app'];

type Broken = { readonly file: string; readonly reference: string; readonly problem: string };

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** Everything that the project's documents name and that does not exist. */
export function brokenReferences(root: string): Broken[] {
  const scripts = scriptsOf(root);
  const files = globSync('**/*.md', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|build|data|test-results|\.git)(?:\/|$)/.test(name),
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const find = (reference: string) =>
      [dirname(file), ...bases]
        .map((base) => join(root, base, reference))
        .find((path) => existsSync(path));
    const isMissing = (reference: string) => !notOurs.test(reference) && !find(reference);
    const isWithout = (name: string, path: string) => {
      const found = notOurs.test(path) ? undefined : find(path);
      return found !== undefined && !readFileSync(found, 'utf8').includes(name);
    };
    const named = [
      ...[...text.matchAll(nameIn)].map(([, name = '', path = '']) => ({ name, path })),
      ...[...text.matchAll(nameAfter)].map(([, path = '', name = '']) => ({ name, path })),
    ];
    const missing = [
      ...matches(link, text).filter(isMissing),
      ...matches(code, text).filter(
        (word) => (path.test(word) || ownPath.test(word)) && isMissing(word),
      ),
      ...matches(npmScript, text).filter((script) => !scripts.has(script)),
      ...named
        .filter(({ name, path }) => isWithout(name, path))
        .map(({ name, path }) => `${name} in ${path}`),
    ];
    return [
      ...missing.map((reference) => ({ file, reference, problem: 'does not exist' })),
      ...treeProblems(text, root).map((problem) => ({ file, ...problem })),
    ];
  });
}

/** The names of what `npm run` knows, here and in the workspaces. */
function scriptsOf(root: string): Set<string> {
  const manifests = globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root });
  return new Set(
    manifests.flatMap((manifest) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return Object.keys(scripts);
    }),
  );
}
