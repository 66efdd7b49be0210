import type { MarkedSegment } from './split-by-marks.ts';

/** The part of a marked text that stands in one stretch of it; a number stays where its mark ends. */
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
