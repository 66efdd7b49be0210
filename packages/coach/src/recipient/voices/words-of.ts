import type { Line } from './line.ts';

export function wordsOf(line: Line): string {
  return typeof line === 'string' ? line : line.text;
}
