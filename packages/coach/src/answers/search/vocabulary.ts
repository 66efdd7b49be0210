import { colourlessWords } from '../../lexicon/questions/colourless-words.ts';
import type { Article } from '../article.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms-of.ts';

/** The parts of an article that are searched, in order of how far a word there shows its subject. */
export const fields = ['title', 'tags', 'questions', 'lead', 'body'] as const;

export type SearchField = (typeof fields)[number];

/** How far a word in a field shows that the article is about it. */
export const shares: Readonly<Record<SearchField, number>> = {
  title: 1,
  tags: 1,
  questions: 0.9,
  lead: 0.6,
  body: 0.5,
};

/** What the articles know of words. */
export type Vocabulary = {
  readonly articles: number;
  /** In how many articles each stem stands. */
  readonly counts: ReadonlyMap<string, number>;
  /** The best share that any article gives a stem. */
  readonly shares: ReadonlyMap<string, number>;
  /** Every spelling, with its stem. */
  readonly spellings: ReadonlyMap<string, string>;
};

const colourless = new Set(colourlessWords.map(stem));

export function fieldOf(article: Article, field: string): string {
  switch (field) {
    case 'questions':
    case 'tags':
      return article[field].join('\n');
    case 'body':
      return article.sections.map(({ text }) => text).join('\n');
    case 'title':
    case 'lead':
      return article[field];
    default:
      return article.id;
  }
}

export function vocabularyOf(articles: readonly Article[]): Vocabulary {
  const counts = new Map<string, number>();
  const best = new Map<string, number>();
  const spellings = new Map(colourlessWords.map((word) => [word, stem(word)]));
  for (const article of articles) {
    const seen = new Set<string>();
    for (const field of fields) {
      for (const term of termsOf(fieldOf(article, field))) {
        spellings.set(term.word, term.stem);
        seen.add(term.stem);
        best.set(term.stem, Math.max(best.get(term.stem) ?? 0, shares[field]));
      }
    }
    for (const held of seen) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return { articles: articles.length, counts, shares: best, spellings };
}

/** How much a stem tells of what a question is about: rare ones more than common ones, unknown ones most. */
export function weightOf(held: string, { articles, counts }: Vocabulary): number {
  return Math.log(1 + articles / (counts.get(held) ?? 1));
}

/** Whether a stem may stand in a question about anything. */
export function isColourless(held: string): boolean {
  return colourless.has(held) || /^\p{N}/u.test(held);
}
