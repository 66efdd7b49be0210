import type { Article } from './articles.ts';
import { stemsOf } from './search.ts';
import { sentencesOf } from './wording.ts';
import type { EvidenceId } from '../evidence/evidence.ts';

/** Where a statement of an answer comes from. */
export type Citation = {
  /** The id of an article of the knowledge base: "subject-length". */
  readonly article: string;
  readonly title: string;
  /** A sentence of the article, word for word. */
  readonly quote: string;
};

export type Answer = {
  /** Markdown of paragraphs, lists and bold; words quoted from an email are escaped. */
  readonly text: string;
  /** Whether the question was understood. If not, `text` says so and names what can be asked. */
  readonly isKnown: boolean;
  readonly citations: readonly Citation[];
  /** The findings that the cited articles rest on. */
  readonly evidence: readonly EvidenceId[];
  /** Up to three questions that can be asked next. */
  readonly followUps: readonly string[];
};

/**
 * The article with the one of its sentences in an answer's text that says most of what was asked; one
 * with a figure counts as saying more. A sentence that opens with a quotation may only repeat a claim.
 */
export function cite(article: Article, question: string, text: string): Citation {
  const asked = new Set(stemsOf(question));
  const sections = article.sections.map((section) => section.text);
  let quote = sentencesOf(article.lead)[0] ?? article.lead;
  let most = -1;
  for (const sentence of [article.lead, ...sections].flatMap(sentencesOf)) {
    if (sentence.startsWith('“') || !text.includes(sentence)) continue;
    const shared = new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size;
    const says = shared + (/\d/u.test(sentence) ? 1 : 0);
    if (says > most) {
      quote = sentence;
      most = says;
    }
  }
  return { article: article.id, title: article.title, quote };
}

/** What kind of answer a question wants. */
export type Wish = 'general' | 'reason' | 'advice' | 'example' | 'coach' | 'certainty' | 'rewrite';
