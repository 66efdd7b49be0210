import { findRanges } from '@replysmith/contract';

const longest = 120;
/** What is shown before the first word that was found. */
const before = 30;

/** The beginning of a text, or the part that has the words searched for. */
export function previewOf(text: string, terms: readonly string[]): string {
  const [first] = findRanges(text, terms);
  if (!first || first[1] <= longest) return cut(text);
  const from = text.lastIndexOf(' ', Math.max(0, first[0] - before)) + 1;
  return from === 0 ? cut(text) : `…${cut(text.slice(from))}`;
}

/** At the end of a word. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest - 1);
  return `${text.slice(0, end > 0 ? end : longest - 1).replace(/[\s.,:;–—-]+$/u, '')}…`;
}
