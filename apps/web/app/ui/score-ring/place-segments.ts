import { pointAt } from './ring-geometry.ts';
import { spreadLabels } from './spread-labels.ts';

/** What one ledger line takes from the ring; `points` is above 0. */
export type RingSegment = { readonly number: number; readonly points: number };

type PlacedSegment = RingSegment & {
  readonly from: number;
  readonly to: number;
  /** Where its number stands: beside its middle, or as near as its neighbours' numbers let it. */
  readonly label: { readonly x: number; readonly y: number };
};

const labelRadius = 104;
const roomPerDigit = 1.25;
const gap = 0.7;

/** Lays the lost segments one after another behind the `value` ticks that are kept. */
export function placeSegments(value: number, segments: readonly RingSegment[]): PlacedSegment[] {
  let to = value;
  const laid = segments.map((segment) => ({ ...segment, from: to, to: (to += segment.points) }));
  const labels = spreadLabels(
    laid.map(({ number, from, to }) => ({
      at: (from + to) / 2,
      room: gap + roomPerDigit * String(number).length,
    })),
  );
  return laid.map((segment, index) => ({
    ...segment,
    label: pointAt(labelRadius, labels[index] ?? segment.from),
  }));
}
