const full = 100;

/** The position of tick `at` of 100, clockwise from 12 o'clock. */
export function pointAt(radius: number, at: number): { x: number; y: number } {
  const angle = (at / full) * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

type Arc = { readonly path: string; readonly ticks: number };

/** The arc between two ticks; in two pieces when long, since a full circle drawn as one arc shows nothing. */
export function arcs(radius: number, from: number, to: number): readonly Arc[] {
  if (to <= from) return [];
  if (to - from > full / 2) {
    const middle = from + full / 2;
    return [...arcs(radius, from, middle), ...arcs(radius, middle, to)];
  }
  const start = pointAt(radius, from);
  const end = pointAt(radius, to);
  return [
    {
      path: `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`,
      ticks: to - from,
    },
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What one ledger line takes from the ring; `points` is above 0. */
export type RingSegment = { readonly number: number; readonly points: number };

type PlacedSegment = RingSegment & {
  readonly from: number;
  readonly to: number;
  /** The position of its number: beside its middle, or as near as other numbers allow. */
  readonly label: { readonly x: number; readonly y: number };
};

const labelRadius = 104;
const roomPerDigit = 1.25;
const gap = 0.7;

/** Places the lost segments after the `value` ticks that are kept. */
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

type Label = { readonly at: number; readonly room: number };

/**
 * Moves labels as little as possible so that none overlap, keeping their order. Labels that would
 * touch form a group around the mean of their positions.
 */
export function spreadLabels(labels: readonly Label[]): number[] {
  const groups: { from: number; at: number; size: number }[] = [];
  const steps: number[] = [];
  let step = 0;
  labels.forEach(({ at, room }, index) => {
    const before = labels[index - 1];
    if (before) step += (before.room + room) / 2;
    steps.push(step);
    let group = { from: index, at: at - step, size: 1 };
    for (let last = groups.at(-1); last && last.at > group.at; last = groups.at(-1)) {
      const size = last.size + group.size;
      const middle = (last.at * last.size + group.at * group.size) / size;
      group = { from: last.from, at: middle, size };
      groups.pop();
    }
    groups.push(group);
  });
  return groups.flatMap(({ from, at, size }) =>
    steps.slice(from, from + size).map((offset) => at + offset),
  );
}
