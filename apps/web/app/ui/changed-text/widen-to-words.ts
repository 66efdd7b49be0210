type Replacement = { readonly start: number; readonly end: number; readonly after: string };

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * The same changes with whole words on both sides: "w" → "W" in "we" reads better as "we" → "We".
 * They come in reading order, and none grows into another.
 */
export function widenToWords<Change extends Replacement>(
  text: string,
  changes: readonly Change[],
): Change[] {
  let from = 0;
  return changes.map((change, index) => {
    const wide = widen(change, text, from, changes[index + 1]?.start ?? text.length);
    from = wide.end;
    return wide;
  });
}

function widen<Change extends Replacement>(
  change: Change,
  text: string,
  from: number,
  to: number,
): Change {
  const isLetter = (at: number) => wordCharacter.test(text.charAt(at));
  let { start, end } = change;
  if (isLetter(start)) while (start > from && isLetter(start - 1)) start -= 1;
  if (isLetter(end - 1)) while (end < to && isLetter(end)) end += 1;
  const after = text.slice(start, change.start) + change.after + text.slice(change.end, end);
  return { ...change, start, end, after };
}
