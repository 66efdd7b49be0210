import { expect, it } from 'vitest';
import { averageOf, sumOf, totalsOf, weeksOf } from './tally.ts';

it.each([
  [1, 3, 0.33],
  [2, 3, 0.67],
  [-2, 3, -0.67],
  // 0.005 is not quite that in binary.
  [201, 200, 1.01],
  [-201, 200, -1.01],
  [0, 4, 0],
  [0, 0, null],
])('averages a sum of %i over %i to %s', (sum, count, average) => {
  expect(averageOf(sum, count)).toBe(average);
});

it.each([
  [0, 0, 0],
  [3, 0, 100],
  [9, 8, 12.5],
  [4, 8, -50],
  [0, 8, -100],
  [5, 3, 66.67],
])('from %i now and %i before makes a trend of %d percent', (now, before, trend) => {
  const day = (count: number) => ({ count, compared: count, original: 0, optimized: 0 });
  const quiet = Array.from({ length: 6 }, () => day(0));
  expect(weeksOf([day(before), ...quiet, day(now), ...quiet])).toEqual({
    weeklyOptimizations: now,
    previousWeekOptimizations: before,
    recentTrend: trend,
  });
});

it('adds days up before it averages them, so that busy days weigh more', () => {
  const days = [
    { count: 1, compared: 1, original: 50, optimized: 90 },
    { count: 3, compared: 3, original: 210, optimized: 240 },
  ];
  expect(totalsOf(sumOf(days))).toEqual({
    ...{ totalOptimizations: 4, otherVersions: 0 },
    ...{ averageImprovement: 17.5, averageOriginal: 65, averageOptimized: 82.5 },
  });
});

it('averages over what today’s score judged, and says how much it left out', () => {
  const day = { count: 5, compared: 2, original: 100, optimized: 160 };
  expect(totalsOf(day)).toEqual({
    ...{ totalOptimizations: 5, otherVersions: 3 },
    ...{ averageImprovement: 30, averageOriginal: 50, averageOptimized: 80 },
  });
  expect(totalsOf({ ...day, compared: 0, original: 0, optimized: 0 }).averageOriginal).toBeNull();
});
