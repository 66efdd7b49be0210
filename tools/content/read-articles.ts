import { globSync, readFileSync } from 'node:fs';
import { join, basename } from 'node:path';
import { listOf, readPage } from './read-page.ts';

const byName = (one: string, other: string) => (one < other ? -1 : 1);

type Articles = {
  /** In order of their folders and names. */
  readonly articles: readonly ArticleFile[];
  /** What is wrong with the others. */
  readonly problems: readonly string[];
};

/** Reads every article below a folder. */
export function readArticles(folder: string): Articles {
  const problems: string[] = [];
  const paths = globSync('*/*.md', { cwd: folder }).sort(byName);
  const articles = paths.flatMap((path) => {
    try {
      return [readArticle(path, readFileSync(join(folder, path), 'utf8'))];
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  });
  return { articles, problems };
}

/** The articles as the coach reads them. */
export function articlesText(articles: readonly ArticleFile[]): string {
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

/** Reads an article: what stands above its first heading, then sections under `## Heading`. */
export function readArticle(file: string, text: string): ArticleFile {
  const { head, lists, body } = readPage(text, {
    required: ['title'],
    optional: ['tags', 'evidence', 'rules'],
    lists: ['questions'],
  });
  const [lead = '', ...sections] = body.split(/^## /mu);
  return {
    id: basename(file, '.md'),
    title: head.get('title') ?? '',
    questions: lists.get('questions') ?? [],
    tags: listOf(head.get('tags')),
    evidence: listOf(head.get('evidence')),
    rules: listOf(head.get('rules')),
    lead: lead.trim(),
    sections: sections.map((section) => {
      const end = section.indexOf('\n');
      return { heading: section.slice(0, end).trim(), text: section.slice(end).trim() };
    }),
  };
}
