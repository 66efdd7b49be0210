import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle } from './read-article.ts';

const knowledge = 'packages/coach/knowledge';

/** Where the coach finds its articles, from the root. */
export const articlesPath = 'packages/coach/data/articles.json';

const byName = (one: string, other: string) => (one < other ? -1 : 1);

/** The articles of the knowledge base as the coach reads them, in order of their folders and names. */
export function articlesJson(root: string): string {
  const paths = globSync('*/*.md', { cwd: join(root, knowledge) }).sort(byName);
  const articles = paths.map((path) =>
    readArticle(path, readFileSync(join(root, knowledge, path), 'utf8')),
  );
  return `${JSON.stringify(articles, null, 2)}\n`;
}
