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
