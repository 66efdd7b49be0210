import { pointAt } from './ring-geometry.ts';

/** What one ledger line takes from the ring; `points` is above 0. */
export type RingSegment = { readonly number: number; readonly points: number };

type PlacedSegment = RingSegment & {
  readonly from: number;
  readonly to: number;
  /** Where its number stands; null when it would run into its neighbour's. */
  readonly label: { readonly x: number; readonly y: number } | null;
};

const labelRadius = 104;
const roomPerDigit = 6;

/** Lays the lost segments one after another behind the `value` ticks that are kept. */
export function placeSegments(value: number, segments: readonly RingSegment[]): PlacedSegment[] {
  const placed: PlacedSegment[] = [];
  let from = value;
  let lastLabel: { x: number; y: number } | null = null;
  for (const segment of segments) {
    const to = from + segment.points;
    const { x, y } = pointAt(labelRadius, (from + to) / 2);
    const room = 3 + roomPerDigit * String(segment.number).length;
    const fits = !lastLabel || Math.hypot(x - lastLabel.x, y - lastLabel.y) >= room;
    if (fits) lastLabel = { x, y };
    placed.push({ ...segment, from, to, label: fits ? { x, y } : null });
    from = to;
  }
  return placed;
}
