import type { TextChange } from './text-change.ts';
import { widenToWords } from './widen-to-words.ts';

type ChangedPiece = string | TextChange;

/** A text in reading order: stretches that stay as they are, and the changes between them. */
export function splitByChanges(text: string, changes: readonly TextChange[]): ChangedPiece[] {
  const pieces: ChangedPiece[] = [];
  let position = 0;
  const ordered = changes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  for (const change of widenToWords(text, ordered)) {
    if (change.start < position) continue;
    if (change.start > position) pieces.push(text.slice(position, change.start));
    pieces.push(change);
    position = change.end;
  }
  if (position < text.length) pieces.push(text.slice(position));
  return pieces;
}
