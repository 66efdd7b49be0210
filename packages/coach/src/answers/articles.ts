import data from '../../data/articles.json' with { type: 'json' };
import type { EvidenceId } from '../evidence/evidence.ts';

/** The knowledge base, made from `knowledge/` by `npm run articles`. */
export const articles = data as readonly Article[];

export type Heading = 'Why' | 'What to do' | 'Example' | 'What the coach does' | 'How sure';

/** Markdown of paragraphs, lists and bold. */
type Section = { readonly heading: Heading; readonly text: string };

/** One article of the knowledge base. */
export type Article = {
  /** The name of its file: "subject-length". */
  readonly id: string;
  readonly title: string;
  /** What people ask, in their own words. */
  readonly questions: readonly string[];
  readonly tags: readonly string[];
  readonly evidence: readonly EvidenceId[];
  /** The lines of the ledger it explains; "all" for the whole account. */
  readonly rules: readonly string[];
  /** The answer in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly Section[];
};
