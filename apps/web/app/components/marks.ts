/** A stretch of the text, in UTF-16 code units, that a numbered line is about. Marks may overlap. */
export type Mark = { readonly number: number; readonly start: number; readonly end: number };

type NumberedLine<Field> = {
  readonly number: number;
  readonly spans: readonly {
    readonly field: Field;
    readonly start: number;
    readonly end: number;
  }[];
};

/** The words of one field that the lines are about. */
export function marksIn<Field extends string>(
  lines: readonly NumberedLine<Field>[],
  field: NoInfer<Field>,
): Mark[] {
  return lines.flatMap(({ number, spans }) =>
    spans.filter((span) => span.field === field).map(({ start, end }) => ({ number, start, end })),
  );
}

/** The marked parts within one stretch of the text; a number stays where its mark ends. */
export function segmentsWithin(
  segments: readonly MarkedSegment[],
  from: number,
  to: number,
): MarkedSegment[] {
  return segments.flatMap((segment) => {
    const ends = segment.start + segment.text.length;
    const start = Math.max(segment.start, from);
    const end = Math.min(ends, to);
    if (start >= end) return [];
    const text = segment.text.slice(start - segment.start, end - segment.start);
    return [{ ...segment, start, text, ending: end === ends ? segment.ending : [] }];
  });
}

/**
 * Moves marks of an older text to their words' current positions; marks whose words changed are
 * dropped.
 */
export function shiftMarks(marks: readonly Mark[], before: string, now: string): readonly Mark[] {
  if (before === now) return marks;
  const shortest = Math.min(before.length, now.length);
  let head = 0;
  while (head < shortest && before[head] === now[head]) head++;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === now.at(-1 - tail)) tail++;

  const grown = now.length - before.length;
  const changedUntil = before.length - tail;
  return marks.flatMap((mark) => {
    if (mark.end <= head) return [mark];
    if (mark.start < changedUntil) return [];
    return [{ ...mark, start: mark.start + grown, end: mark.end + grown }];
  });
}

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
    .flatMap((mark) => placeMark(text, mark))
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

/** Puts a number after the punctuation that follows its words, like a footnote. */
function placeMark(text: string, { number, start: from, end: to }: Mark): PlacedMark[] {
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

/**
 * At most one number per position: each where it first ends, and the highlighted one wherever it
 * ends.
 */
export function thinNumbers(
  segments: readonly MarkedSegment[],
  highlighted: number | null,
): MarkedSegment[] {
  const shown = new Set<number>();
  return segments.map((segment) => {
    const first = segment.ending.find((number) => !shown.has(number));
    if (first !== undefined) shown.add(first);
    const number = segment.ending.find((ending) => ending === highlighted) ?? first;
    return { ...segment, ending: number === undefined ? [] : [number] };
  });
}
