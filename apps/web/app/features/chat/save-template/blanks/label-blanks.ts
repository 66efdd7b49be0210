import { findBlanks } from '@replysmith/coach';

/** A text as one speaks of it: "nine [fill in: seconds]" is "nine seconds". */
export function labelBlanks(text: string): string {
  return findBlanks(text).reduceRight(
    (said, { start, end, label }) => said.slice(0, start) + label + said.slice(end),
    text,
  );
}
