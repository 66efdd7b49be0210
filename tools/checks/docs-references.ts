import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const code = /`([^`\n]+)`/g;
const npmScript = /\bnpm (?:run (?:--silent )?(?:-w \S+ )?([\w:-]+)|(start|test)\b)/g;
/** A path of this repository: it has a folder we own, or a source file's ending. */
const path =
  /^(?:\.{0,2}\/)?(?:[\w.@-]+\/)*[\w.@-]+(?:\.(?:ts|tsx|js|json|md|sql|css|html|png)|\/)$/;
const notOurs = /^(?:https?:|mailto:|\/|data\/|~)|[<>*…{}]/;

/** Documents may name a place as seen from these. */
const bases = ['', 'apps/server/src', 'apps/web/app'];

type Broken = { file: string; reference: string };

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? '');
}

/** Everything that the project's documents name and that does not exist. */
export function brokenReferences(root: string): Broken[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = globSync('**/*.md', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|build|data|test-results|\.git)(?:\/|$)/.test(name),
  });
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const here = join(root, dirname(file));
    const isMissing = (reference: string) =>
      ![here, ...bases.map((base) => join(root, base))].some((base) =>
        existsSync(join(base, reference)),
      );
    const links = matches(link, text).filter(
      (target) => !notOurs.test(target) && isMissing(target),
    );
    const paths = matches(code, text).filter(
      (word) => path.test(word) && !notOurs.test(word) && isMissing(word),
    );
    const scripts = matches(npmScript, text).filter((script) => !(script in manifest.scripts));
    return [...links, ...paths, ...scripts].map((reference) => ({ file, reference }));
  });
}
