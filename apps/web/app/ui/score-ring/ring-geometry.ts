const full = 100;

/** Where tick `at` of 100 stands, clockwise from 12 o'clock. */
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
