type Replacement = { start: number; end: number; before: string; after: string };

const wordCharacter = /[\p{L}\p{N}]/u;

/**
 * The same change with whole words on both sides: "w" → "W" in "we" reads better as "we" → "We".
 * `from` and `to` are as far as it may grow.
 */
export function widenToWords<Change extends Replacement>(
  change: Change,
  text: string,
  from: number,
  to: number,
): Change {
  const isLetter = (at: number) => wordCharacter.test(text.charAt(at));
  let { start, end } = change;
  if (isLetter(start)) while (start > from && isLetter(start - 1)) start -= 1;
  if (isLetter(end - 1)) while (end < to && isLetter(end)) end += 1;
  const head = text.slice(start, change.start);
  const tail = text.slice(change.end, end);
  return {
    ...change,
    start,
    end,
    before: head + change.before + tail,
    after: head + change.after + tail,
  };
}
