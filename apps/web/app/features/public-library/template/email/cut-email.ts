import type { ExampleText, Place } from '../../../../data/public-library/public-template.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { splitByMarks, type MarkedSegment } from '../../../../ui/marked-text/split-by-marks.ts';

/** A stretch of an example that is a place of the writer's or not, and marked alike all through. */
export type EmailPiece = MarkedSegment & {
  /** The place that it belongs to. */
  readonly place: Place | null;
};

/** Cuts an example wherever a mark or a place begins or ends. The pieces joined give the text again. */
export function cutEmail({ text, places }: ExampleText, marks: readonly Mark[]): EmailPiece[] {
  const edges = places.flatMap(({ start, end }) => [start, end]);
  return splitByMarks(text, marks).flatMap((segment) => {
    const last = segment.start + segment.text.length;
    const inside = edges.filter((edge) => edge > segment.start && edge < last);
    const cuts = [...new Set([segment.start, ...inside, last])].sort((one, other) => one - other);
    return cuts.slice(0, -1).map((start, index) => {
      const end = cuts[index + 1] ?? last;
      return {
        ...segment,
        start,
        text: text.slice(start, end),
        ending: end === last ? segment.ending : [],
        place: places.find((place) => place.start <= start && place.end >= end) ?? null,
      };
    });
  });
}
