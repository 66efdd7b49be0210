import type { Mark } from '../marked-text/mark.ts';
import { splitByMarks, type MarkedSegment } from '../marked-text/split-by-marks.ts';

/** A text cut by what costs points in it; each line's number stands once, behind its first words. */
export function lostSegments(text: string, lost: readonly Mark[]): MarkedSegment[] {
  const numbered = new Set<number>();
  return splitByMarks(text, lost).map((segment) => {
    const ending = segment.ending.filter((number) => !numbered.has(number));
    for (const number of ending) numbered.add(number);
    return { ...segment, ending };
  });
}
