import type { Mark } from './mark.ts';

export type MarkedSegment = {
  readonly start: number;
  readonly text: string;
  /** The marks that cover it, the shortest first. */
  readonly numbers: readonly number[];
  /** Covered by nothing but marks of whole sentences. */
  readonly isDotted: boolean;
  /** The marks whose number stands behind it. */
  readonly ending: readonly number[];
};

type PlacedMark = Mark & { readonly isSentence: boolean; readonly numberAt: number };

/** Cuts the text wherever a mark begins, ends or has its number. The segments joined give the text again. */
export function splitByMarks(text: string, marks: readonly Mark[]): MarkedSegment[] {
  const placed = marks
    .flatMap((mark) => place(text, mark))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  const cuts = placed.flatMap(({ start, end, numberAt }) => [start, end, numberAt]);
  const edges = [...new Set([0, text.length, ...cuts])].sort((a, b) => a - b);

  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const covering = placed.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      start,
      text: text.slice(start, end),
      numbers: numbersOf(covering),
      isDotted: covering.every(({ isSentence }) => isSentence),
      ending: numbersOf(placed.filter(({ numberAt }) => numberAt === end)),
    };
  });
}

/** A number stands behind the punctuation that follows its words, as a footnote's does. */
function place(text: string, { number, start: from, end: to }: Mark): PlacedMark[] {
  const start = Math.max(0, from);
  const end = Math.min(text.length, to);
  if (start >= end) return [];
  const words = text.slice(start, end);
  const punctuation = /^[.,;:!?…"”’)\]]*/u.exec(text.slice(end, end + 4))?.[0] ?? '';
  const isSentence = /\s/u.test(words) && /[.?!…]["”’)]*$/u.test(words);
  return [{ number, start, end, isSentence, numberAt: end + punctuation.length }];
}

function lengthOf({ start, end }: Mark): number {
  return end - start;
}

function numbersOf(marks: readonly Mark[]): number[] {
  return [...new Set(marks.map(({ number }) => number))];
}
