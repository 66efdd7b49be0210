import type { Mark } from './mark.ts';

export type MarkedSegment = {
  readonly start: number;
  readonly text: string;
  /** The marks that cover it, the shortest first. */
  readonly numbers: readonly number[];
  /** Covered by nothing but marks of whole sentences. */
  readonly isDotted: boolean;
  /** The marks that end where it ends. */
  readonly ending: readonly number[];
};

/** Cuts the text wherever a mark begins or ends. The segments joined give the text again. */
export function splitByMarks(text: string, marks: readonly Mark[]): MarkedSegment[] {
  const inText = marks
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start),
      end: Math.min(text.length, mark.end),
    }))
    .filter((mark) => mark.start < mark.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const cuts = new Set([0, text.length, ...inText.flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].sort((a, b) => a - b);

  return edges.slice(0, -1).map((start, index) => {
    const end = edges[index + 1] ?? text.length;
    const covering = inText.filter((mark) => mark.start <= start && mark.end >= end);
    return {
      start,
      text: text.slice(start, end),
      numbers: unique(covering),
      isDotted: covering.every((mark) => isWholeSentence(text, mark)),
      ending: unique(inText.filter((mark) => mark.end === end && mark.start <= start)),
    };
  });
}

function isWholeSentence(text: string, { start, end }: Mark): boolean {
  return /\s/u.test(text.slice(start, end)) && /[.?!…]["”’)]*$/u.test(text.slice(start, end));
}

function unique(marks: readonly Mark[]): number[] {
  return [...new Set(marks.map(({ number }) => number))];
}
