import { arcs, placeSegments } from '@replysmith/ui/ring-geometry';
import type { Reading } from '../messages.ts';

/** Points; the numbers of smaller parts would stand upon each other. */
const leastNumbered = 2;

type ScoreRingProps = { reading: Reading; highlight: number | null };

/** A hundred ticks, one a point: what is kept, and what each line of the ledger costs. */
export function ScoreRing({ reading: { value, band, words, lines }, highlight }: ScoreRingProps) {
  if (band === 'unjudged') {
    return (
      <svg className="score-ring" viewBox="-116 -112 232 224" role="img" aria-label="No verdict">
        <circle className="none" r={88} pathLength={100} />
        <text className="value" y={18}>
          –
        </text>
      </svg>
    );
  }
  const lost = lines.map(({ number, points }) => ({ number, points: -points }));
  return (
    <svg
      className="score-ring"
      viewBox="-116 -112 232 224"
      role="img"
      aria-label={`${String(value)} of 100. ${words}`}
    >
      <Ticks className="kept" radius={84} from={0} to={value} />
      {placeSegments(value, lost).map(({ number, from, to, label }) => {
        const isLit = number === highlight;
        return (
          <g key={number}>
            <Ticks
              className={isLit ? 'lost lit' : 'lost'}
              radius={isLit ? 84 : 88}
              from={from}
              to={to}
            />
            {to - from >= leastNumbered && (
              <text className="number" x={label.x} y={label.y + 5}>
                {number}
              </text>
            )}
          </g>
        );
      })}
      <text className="value" y={18}>
        {value}
      </text>
      <text className="unit" y={44}>
        of 100
      </text>
    </svg>
  );
}

type TicksProps = { className: string; radius: number; from: number; to: number };

function Ticks({ className, radius, from, to }: TicksProps) {
  return arcs(radius, from, to).map(({ path, ticks }) => (
    <path key={path} className={className} d={path} pathLength={ticks} />
  ));
}
