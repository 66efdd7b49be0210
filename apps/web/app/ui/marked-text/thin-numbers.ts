import type { MarkedSegment } from './split-by-marks.ts';

/** At most one number in each place: each where it ends first, and the lit one wherever it ends. */
export function thinNumbers(
  segments: readonly MarkedSegment[],
  litNumber: number | null,
): MarkedSegment[] {
  const shown = new Set<number>();
  return segments.map((segment) => {
    const first = segment.ending.find((number) => !shown.has(number));
    if (first !== undefined) shown.add(first);
    const number = segment.ending.find((ending) => ending === litNumber) ?? first;
    return { ...segment, ending: number === undefined ? [] : [number] };
  });
}
