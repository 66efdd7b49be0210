import { globSync, readFileSync } from 'node:fs';
import { join, basename } from 'node:path';

const byName = (one: string, other: string) => (one < other ? -1 : 1);

/** The articles below a folder as the coach reads them, in order of their folders and names. */
export function articlesJson(folder: string): string {
  const paths = globSync('*/*.md', { cwd: folder }).sort(byName);
  const articles = paths.map((path) => readArticle(path, readFileSync(join(folder, path), 'utf8')));
  return `${JSON.stringify(articles, null, 2)}\n`;
}

type Section = { readonly heading: string; readonly text: string };

/** An article's Markdown file, before rules and evidence are resolved. */
type ArticleFile = {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly string[];
  readonly tags: readonly string[];
  readonly evidence: readonly string[];
  readonly rules: readonly string[];
  readonly lead: string;
  readonly sections: readonly Section[];
};

const whole = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]+)$/u;

/** Reads an article. Its head holds `key: value` lines and one list of questions. */
export function readArticle(file: string, text: string): ArticleFile {
  const { head, body } = whole.exec(text)?.groups ?? {};
  if (head === undefined || body === undefined) throw new Error(`${file}: no head between ---`);
  const value = (key: string): string =>
    new RegExp(`^${key}:[ ]*(.*)$`, 'mu').exec(head)?.[1]?.trim() ?? '';
  const list = (key: string): string[] =>
    value(key)
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const [lead = '', ...sections] = body.split(/^## /mu);
  return {
    id: basename(file, '.md'),
    title: value('title'),
    questions: Array.from(head.matchAll(/^ {2}- (.+)$/gmu), ([, question = '']) => question),
    tags: list('tags'),
    evidence: list('evidence'),
    rules: list('rules'),
    lead: lead.trim(),
    sections: sections.map((section) => {
      const end = section.indexOf('\n');
      return { heading: section.slice(0, end).trim(), text: section.slice(end).trim() };
    }),
  };
}
