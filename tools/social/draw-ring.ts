import type { Score } from '@replysmith/coach';
import { arcs, placeSegments } from '../../apps/web/app/components/ring-geometry.ts';

/** The score as the product draws it: a tick a point, the lost ones with the number of their line. */
export function drawRing({ value, lines }: Pick<Score, 'value' | 'lines'>): string {
  const lost = lines.map(({ points }, index) => ({ number: index + 1, points: -points }));
  const segments = placeSegments(value, lost);
  const numbers = segments.map(
    ({ number, label }) =>
      `<text class="number" x="${label.x}" y="${label.y + 3.6}">${number}</text>`,
  );
  return `<svg class="ring" viewBox="-116 -112 232 224">
    ${drawTicks('kept', 84, 0, value)}
    ${segments.map(({ from, to }) => drawTicks('lost', 88, from, to)).join('')}
    ${numbers.join('')}
    <text class="value" y="18">${value}</text>
    <text class="unit" y="42">of 100</text>
  </svg>`;
}

function drawTicks(kind: 'kept' | 'lost', radius: number, from: number, to: number): string {
  return arcs(radius, from, to)
    .map(
      ({ path, ticks }) =>
        `<path class="${kind}" d="${path}" pathLength="${ticks}" stroke-dasharray=".42 .58" stroke-dashoffset="-.29"/>`,
    )
    .join('');
}
