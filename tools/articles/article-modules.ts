import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArticle, type ArticleFile } from './read-article.ts';

const knowledge = 'packages/coach/knowledge';
const answers = 'packages/coach/src/answers';
const origin = `// Written from ${knowledge} by \`npm run articles\`; edit the Markdown.`;

const byName = (one: string, other: string) => (one < other ? -1 : 1);

/** Every article by the folder it lies in, both in order of their names. */
function readFolders(root: string): Map<string, ArticleFile[]> {
  const folders = new Map<string, ArticleFile[]>();
  for (const path of globSync('*/*.md', { cwd: join(root, knowledge) }).sort(byName)) {
    const article = readArticle(path, readFileSync(join(root, knowledge, path), 'utf8'));
    folders.set(dirname(path), [...(folders.get(dirname(path)) ?? []), article]);
  }
  return folders;
}

const constantOf = (folder: string) =>
  folder.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** A line for each property, so that a change of one shows as one. */
function literalOf(article: ArticleFile): string {
  const lines = Object.entries(article).map(
    ([property, value]) => `    ${property}: ${JSON.stringify(value)},`,
  );
  return ['  {', ...lines, '  },'].join('\n');
}

/** The modules that bring the articles into the coach: text by path from the root. */
export function articleModules(root: string): Map<string, string> {
  const folders = readFolders(root);
  const names = [...folders.keys()];
  const modules = new Map<string, string>();
  for (const [folder, articles] of folders) {
    modules.set(
      `${answers}/articles/${folder}.ts`,
      [
        origin,
        "import type { Article } from '../article.ts';",
        '',
        `export const ${constantOf(folder)}: readonly Article[] = [`,
        ...articles.map(literalOf),
        '];',
        '',
      ].join('\n'),
    );
  }
  modules.set(
    `${answers}/articles.ts`,
    [
      origin,
      "import type { Article } from './article.ts';",
      ...names.map((name) => `import { ${constantOf(name)} } from './articles/${name}.ts';`),
      '',
      'export const articles: readonly Article[] = [',
      ...names.map((name) => `  ...${constantOf(name)},`),
      '];',
      '',
    ].join('\n'),
  );
  return modules;
}
