import type { Stretch } from '../../document/email.ts';
import { stretchOf } from '../../document/stretch.ts';
import { touching } from '../facts/touching.ts';

type Line = {
  /** "- " or "2. " */
  readonly mark: string;
  readonly sentences: readonly Stretch[];
};

const item = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const gap = /(?<=[.!?][)’]?)\s+/gu;

/** The lines of a text, each with its sentences; a quotation is never cut. */
export function linesSaid(body: string, quotations: readonly Stretch[]): Line[] {
  const ends = Array.from(body.matchAll(/\n|$/gu), ({ index }) => index);
  const isQuoted = touching(quotations);
  let start = 0;
  return ends.map((end) => {
    const line = lineOf(body, stretchOf(body, start, end), isQuoted);
    start = end + 1;
    return line;
  });
}

function lineOf(body: string, line: Stretch, isQuoted: ReturnType<typeof touching>): Line {
  const mark = item.exec(line.text)?.[0] ?? '';
  const sentences: Stretch[] = [];
  let from = line.start + mark.length;
  for (const { index, 0: space } of line.text.matchAll(gap)) {
    const start = line.start + index;
    const end = start + space.length;
    if (start <= from || isQuoted({ start, end })) continue;
    sentences.push(stretchOf(body, from, start));
    from = end;
  }
  const last = stretchOf(body, from, Math.max(from, line.end));
  return { mark, sentences: last.text === '' ? sentences : [...sentences, last] };
}
