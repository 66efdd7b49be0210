import type { TextChange } from './text-change.ts';
import { widenToWords } from './widen-to-words.ts';

/** A stretch of a text in which nothing or one change was made. */
export type ChangedPiece = {
  readonly change: TextChange | null;
  readonly before: string;
  /** What stands there as the changes are kept or put back. */
  readonly now: string;
  /** Where it starts in the text as it is now. */
  readonly from: number;
};

/** A text in reading order: stretches that stay as they are, and the changes between them; each as `fill` completes it. */
export function splitByChanges(
  text: string,
  changes: readonly TextChange[],
  fill = (piece: string) => piece,
): ChangedPiece[] {
  const pieces: ChangedPiece[] = [];
  let position = 0;
  let from = 0;
  const add = (change: TextChange | null, end: number) => {
    const before = fill(text.slice(position, end));
    const filled = change && { ...change, after: fill(change.after) };
    const now = filled?.isKept ? filled.after : before;
    pieces.push({ change: filled, before, now, from });
    position = end;
    from += now.length;
  };
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const change of widenToWords(text, ordered)) {
    if (change.start < position) continue;
    if (change.start > position) add(null, change.start);
    add(change, change.end);
  }
  if (position < text.length) add(null, text.length);
  return pieces;
}
