import type { Email, Paragraph } from '../../document/email.ts';

const longestTail = 8;
const closing = /(?:,|!|^[^.?]*)\r?\n\s*\p{Lu}[^.?!]*$/u;
const bareTag = /^[[{<%][^\n]*[\]}>%]$/u;
const bareName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** "God bless,⏎Helen": a close in words of the writer's own. */
function isTail({ text, sentences }: Paragraph): boolean {
  const count = sentences.reduce((sum, { words }) => sum + words.length, 0);
  return count <= longestTail && (closing.test(text) || bareName.test(text) || bareTag.test(text));
}

/** The paragraph after which something may be added: the last one that is no close of its own. */
export function lastOfMessage({ paragraphs }: Email): Paragraph | undefined {
  return paragraphs.findLast((paragraph) => !isTail(paragraph));
}
