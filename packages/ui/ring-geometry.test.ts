import { expect, test } from 'vitest';
import { spreadLabels } from './ring-geometry.ts';

const labels = (...places: number[]) => places.map((at) => ({ at, room: 2 }));

test('leaves labels where they are when each has room', () => {
  expect(spreadLabels(labels(10, 12, 40))).toEqual([10, 12, 40]);
});

test('moves two that would touch apart, each by half', () => {
  expect(spreadLabels(labels(10, 11))).toEqual([9.5, 11.5]);
});

test('takes along the neighbour that a moved label would run into', () => {
  const spread = spreadLabels(labels(7.6, 10, 10.2, 10.4, 30));
  const gaps = spread.slice(1).map((at, index) => at - (spread[index] ?? 0));
  expect(Math.min(...gaps)).toBeCloseTo(2);
  expect(spread[0]).toBeLessThan(7.6);
  expect(spread[4]).toBe(30);
});

test('gives a wide label more room than a narrow one', () => {
  expect(
    spreadLabels([
      { at: 10, room: 2 },
      { at: 10, room: 4 },
    ]),
  ).toEqual([8.5, 11.5]);
});

test('has nothing to move where there are no labels', () => {
  expect(spreadLabels([])).toEqual([]);
});
