import type { Stretch } from '../email.ts';
import { stretchOf } from './stretch.ts';

/** The lines without their line breaks, LF or CRLF. */
export function splitLines(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const next = newline === -1 ? text.length : newline;
    const end = next > start && text[next - 1] === '\r' ? next - 1 : next;
    lines.push(stretchOf(text, start, end));
    start = next + 1;
  }
  return lines;
}

export function isBlank(line: Stretch): boolean {
  return line.text.trim() === '';
}
