import { findBlanks } from '@replysmith/coach';

/** The labels of the blanks in a text, each once, in reading order. */
export function blanksIn(text: string): string[] {
  return [...new Set(findBlanks(text).map(({ label }) => label))];
}
