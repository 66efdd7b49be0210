import type { Document } from '../document/read-draft.ts';
import type { Span } from '../draft.ts';
import type { EvidenceId } from '../evidence.ts';

/** What a rule found in an email. */
export type Finding = {
  /** How grave it is: above 0, at most the rule's `steps`. What that costs is fitted, not written here. */
  readonly severity: number;
  /** The words that cost it, in reading order, never overlapping; empty when something is missing. */
  readonly spans: readonly Span[];
  /** The measured fact a line shows when there are no words to quote: "240 words; 35 to 110 cost nothing in this kind of email". */
  readonly measure?: string;
  /** What the reader of the email feels, in one or two plain sentences. */
  readonly reason: string;
  /** What would win the points back, in one line. */
  readonly fix: string;
};

/** One question to the document, whose answer may cost a share of the score. */
export type Rule = {
  /** kebab-case: the key of its losses in `data/calibration.json`. */
  readonly id: string;
  /** What the ledger line is called: "The ask". */
  readonly name: string;
  /** Empty where no study exists: then the rated emails alone judge. */
  readonly evidence: readonly EvidenceId[];
  /** What is good about an email in which it finds nothing. */
  readonly works?: string;
  /** The severities that a loss is fitted at: 1, 2, … `steps`. */
  readonly steps: number;
  find(doc: Document): Finding | null;
};

/** Spans in reading order, the subject first, without those that lie in another. */
export function orderedSpans(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((one, other) =>
    one.field === other.field
      ? one.start - other.start || other.end - one.end
      : one.field === 'subject'
        ? -1
        : 1,
  );
  const separate: Span[] = [];
  for (const span of sorted) {
    const before = separate.at(-1);
    if (!before || before.field !== span.field || before.end <= span.start) separate.push(span);
  }
  return separate;
}

/** Parts of the body as spans. */
export function bodySpans(
  parts: readonly { readonly start: number; readonly end: number }[],
): Span[] {
  return parts.map(({ start, end }) => ({ field: 'body', start, end }));
}
