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

/** A text in reading order: stretches that stay as they are, and the changes between them. */
export function splitByChanges(text: string, changes: readonly TextChange[]): ChangedPiece[] {
  const pieces: ChangedPiece[] = [];
  let position = 0;
  let from = 0;
  const add = (change: TextChange | null, before: string) => {
    const now = change?.isKept ? change.after : before;
    pieces.push({ change, before, now, from });
    from += now.length;
  };
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const change of widenToWords(text, ordered)) {
    if (change.start < position) continue;
    if (change.start > position) add(null, text.slice(position, change.start));
    add(change, text.slice(change.start, change.end));
    position = change.end;
  }
  if (position < text.length) add(null, text.slice(position));
  return pieces;
}
