import type { DiffPart } from './diff-part.ts';

/** Where each part of a difference stands in the text after it; null for what is not there. */
export function placeParts(
  parts: readonly DiffPart[],
  after: string,
): (DiffPart & { readonly at: number | null })[] {
  let position = 0;
  return parts.map((part) => {
    if (part.kind === 'removed' || part.text.trim() === '') return { ...part, at: null };
    // The spaces around words are shown as they read best, not as they stand.
    const at = after.indexOf(part.text, position);
    if (at >= 0) position = at + part.text.length;
    return { ...part, at: at < 0 ? null : at };
  });
}
