import type { Day } from './day.ts';

const made: readonly (readonly [day: string, emails: number, before: number, after: number])[] = [
  ['Mon', 2, 54, 86],
  ['Tue', 4, 58, 88],
  ['Wed', 0, 0, 0],
  ['Thu', 3, 61, 91],
  ['Fri', 5, 66, 90],
  ['Sat', 0, 0, 0],
  ['Sun', 1, 70, 93],
];

/** A week that nobody had, to show what the charts will look like; always labelled as a sample. */
export const sampleDays: readonly Day[] = made.map(
  ([day, optimizations, before, after], index) => ({
    ...{ date: `2026-01-0${String(index + 5)}`, day, optimizations },
    averageOriginal: optimizations > 0 ? before : null,
    averageOptimized: optimizations > 0 ? after : null,
  }),
);
