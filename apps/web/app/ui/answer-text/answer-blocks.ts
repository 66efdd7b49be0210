type AnswerBlock =
  { type: 'paragraph'; text: string } | { type: 'list'; isOrdered: boolean; items: string[] };

const bullet = /^\s{0,3}[-*•]\s+(.*)$/u;
const numbered = /^\s{0,3}\d{1,2}[.)]\s+(.*)$/u;

/** Splits an answer into paragraphs and lists; whatever else stands in it stays text. */
export function answerBlocks(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const item = bullet.exec(line)?.[1] ?? numbered.exec(line)?.[1];
    const last = isOpen ? blocks.at(-1) : undefined;
    if (item !== undefined) {
      const isOrdered = numbered.test(line);
      if (last?.type === 'list' && last.isOrdered === isOrdered) last.items.push(item);
      else blocks.push({ type: 'list', isOrdered, items: [item] });
    } else if (last?.type === 'paragraph') last.text += `\n${line}`;
    else blocks.push({ type: 'paragraph', text: line });
    isOpen = true;
  }
  return blocks;
}
