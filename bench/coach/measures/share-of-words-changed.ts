/** Words taken out or put in, as a share of the words there were: 0 for none, 1 for as many as all. */
export function shareOfWordsChanged(before: string, after: string): number {
  const old = wordsOf(before);
  const fresh = wordsOf(after);
  const kept = longestCommonRun(old, fresh);
  return (old.length + fresh.length - 2 * kept) / Math.max(1, old.length);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? [];
}

/** How many words stand in both, in the same order. */
function longestCommonRun(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    other.forEach((fresh, index) => {
      const longer = Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(word === fresh ? (row[index] ?? 0) + 1 : longer);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
