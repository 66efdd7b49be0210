import type { Span } from '../draft.ts';
import type { Document } from '../document/read-draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';

/** What a rule found in an email. */
export type Finding = {
  /** How grave it is: above 0, at most the rule's `steps`; the fitted loss is read off at it. */
  readonly severity: number;
  /** The words that cost it, in reading order, never overlapping; empty when something is missing. */
  readonly spans: readonly Span[];
  /** The measured fact a line shows when there are no words to quote: "240 words; most letters of this kind have 60 to 150". */
  readonly measure?: string;
  /** What the reader of the email feels, in one or two plain sentences. */
  readonly reason: string;
  /** What would win the points back, in one line. */
  readonly fix: string;
};

/** One question to the document, whose answer may cost a share of the score. */
export type Rule = {
  /** kebab-case, the name of its file. */
  readonly id: string;
  /** What the ledger line is called: "The ask". */
  readonly name: string;
  /** Empty where no study exists: then the panel alone judges. */
  readonly evidence: readonly EvidenceId[];
  /** The graver levels that a loss is fitted at: severity 1, 2, … `steps`. */
  readonly steps: number;
  /** Whether it holds for text in any language; what reads English words does not. */
  readonly isLanguageFree?: true;
  find(doc: Document): Finding | null;
};
