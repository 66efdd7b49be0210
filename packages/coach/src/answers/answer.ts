import { type Article, articleSentences } from './article.ts';
import { formsIn } from './terms.ts';
import type { EvidenceId } from '../evidence.ts';

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

export const mostFollowUps = 3;

/** An answer that is known, resting on some articles. */
export function answerFrom(
  used: readonly Article[],
  question: string,
  { text, followUps }: { readonly text: string; readonly followUps: readonly string[] },
): Answer {
  return {
    text,
    isKnown: true,
    citations: used.map((article) => cite(article, question, text)),
    evidence: [...new Set(used.flatMap(({ evidence }) => evidence))],
    followUps: [...new Set(followUps)].slice(0, mostFollowUps),
  };
}

/**
 * The article, quoting the sentence in the answer that covers most of the question; figures count
 * extra. A sentence that opens with a quotation may only repeat a claim.
 */
function cite({ id, title, lead, sections }: Article, question: string, text: string): Citation {
  const sentences = [lead, ...sections.map((section) => section.text)].flatMap(articleSentences);
  const questionForms = formsIn(question);
  const [best] = sentences
    .filter((sentence) => !sentence.startsWith('“') && text.includes(sentence))
    .map((quote) => {
      const shared = [...formsIn(quote)].filter((form) => questionForms.has(form)).length;
      return { quote, says: shared + (/\d/u.test(quote) ? 1 : 0) };
    })
    .toSorted((one, other) => other.says - one.says);
  return { article: id, title, quote: best?.quote ?? sentences[0] ?? lead };
}

const longest = 120;

/** Quoted words of an email: on one line, shortened, and escaped for Markdown. */
export function quoteWords(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  const cut = line.length > longest ? `${line.slice(0, longest).replace(/\s\S*$/u, '')} …` : line;
  return `“${cut.toWellFormed().replace(/[\\`*<]|\](?=[([])|(?<!\w)_|_(?!\w)/gu, '\\$&')}”`;
}
