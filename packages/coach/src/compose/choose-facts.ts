const mostWords = 42;
const enoughWords = 24;
const mostBits = 4;
/** With fewer words and no figure they say nothing: "law firm". */
const fewestOfBits = 3;

export function countWords(text: string): number {
  return text.replace(/\[fill in: [^\]]*\]/gu, '').match(/[^\s.]\S*/gu)?.length ?? 0;
}

/** "free trial, no card" → one of them with commas, or semicolons where they hold commas themselves. */
function listed(bits: readonly string[]): string {
  return bits.join(bits.some((bit) => bit.includes(',')) ? '; ' : ', ');
}

/**
 * The sentences that fit an email, in the writer's order: the first, then those with a figure, then the others;
 * bits fill up what is short.
 */
export function chooseFacts(
  sentences: readonly string[],
  bits: readonly string[],
  briefly: (words: string) => string,
): string[] {
  const order = [...sentences.keys()];
  const [first, ...rest] = order;
  const hasFigure = (at: number) => /\d/u.test(sentences[at] ?? '');
  const wanted = [
    ...(first === undefined ? [] : [first]),
    ...rest.filter(hasFigure),
    ...rest.filter((at) => !hasFigure(at)),
  ];
  const kept = new Set<number>();
  let words = 0;
  for (const at of wanted) {
    const count = countWords(sentences[at] ?? '');
    if (words > 0 && words + count > mostWords) continue;
    kept.add(at);
    words += count;
    if (words >= mostWords) break;
  }
  const chosen = order.filter((at) => kept.has(at)).map((at) => sentences[at] ?? '');
  const isTooLittle =
    words === 0 && countWords(bits.join(' ')) < fewestOfBits && !/\d/u.test(bits.join(' '));
  if (words >= enoughWords || bits.length === 0 || isTooLittle) return chosen;
  const added: string[] = [];
  for (const bit of bits.slice(0, mostBits)) {
    words += countWords(bit);
    if (added.length > 0 && words > mostWords) break;
    added.push(bit);
  }
  return [...chosen, briefly(listed(added))];
}
