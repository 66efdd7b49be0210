import { findBlanks } from '@replysmith/coach';

/** The labels of the blanks in a text, each once, in reading order. */
export function blanksIn(text: string): string[] {
  return [...new Set(findBlanks(text).map(({ label }) => label))];
}

/** Writes what is known into the blanks; the others stay visible. */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return findBlanks(text).reduceRight((filled, { start, end, label, text: blank }) => {
    const value = values[label]?.trim() || blank;
    return filled.slice(0, start) + value + filled.slice(end);
  }, text);
}
