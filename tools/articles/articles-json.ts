import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle } from './read-article.ts';

const byName = (one: string, other: string) => (one < other ? -1 : 1);

/** The articles below a folder as the coach reads them, in order of their folders and names. */
export function articlesJson(folder: string): string {
  const paths = globSync('*/*.md', { cwd: folder }).sort(byName);
  const articles = paths.map((path) => readArticle(path, readFileSync(join(folder, path), 'utf8')));
  return `${JSON.stringify(articles, null, 2)}\n`;
}
