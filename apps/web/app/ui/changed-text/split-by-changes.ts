import type { Fill } from './fill.ts';
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

type RawPiece = Omit<ChangedPiece, 'from'>;

/** A text in reading order: stretches that stay as they are, and the changes between them. */
export function splitByChanges(
  text: string,
  changes: readonly TextChange[],
  fill: Fill = (pieces) => pieces,
): ChangedPiece[] {
  const pieces = rawPieces(text, changes);
  const filled = fill(pieces.map(({ now }) => now));
  let from = 0;
  return pieces.map(({ change, before, now: raw }, index) => {
    const now = filled[index] ?? raw;
    const piece = {
      change: change?.isKept ? { ...change, after: now } : change,
      before: change?.isKept ? before : now,
      ...{ now, from },
    };
    from += now.length;
    return piece;
  });
}

function rawPieces(text: string, changes: readonly TextChange[]): RawPiece[] {
  const pieces: RawPiece[] = [];
  let position = 0;
  const add = (change: TextChange | null, end: number) => {
    const before = text.slice(position, end);
    pieces.push({ change, before, now: change?.isKept ? change.after : before });
    position = end;
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
