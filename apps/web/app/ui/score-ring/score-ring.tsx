import { useId } from 'react';
import { placeSegments, type RingSegment } from './place-segments.ts';
import { RingReveal } from './ring-reveal.tsx';
import { RingWas } from './ring-was.tsx';
import classes from './score-ring.module.css';
import { Ticks } from './ticks.tsx';
import { useCountUp } from './use-count-up.ts';

type ScoreRingProps = {
  /** 0 to 100; with the segments' points it makes 100. */
  value: number;
  /** In ledger order. */
  lost: readonly RingSegment[];
  /** How many points of `value` were won back. */
  gained?: number;
  /** The number of the line that is pointed at. */
  lit?: number | null;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  /** Full marks in that scale. */
  outOf?: string;
  /** The ring as one sentence. */
  label: string;
  /** For a score that has just arrived: fills once when mounted. */
  fills?: boolean;
  /** It waits before it fills, until it is seen. */
  isHeld?: boolean;
};

/** A hundred ticks, one a point: kept, won back, and what each ledger line costs. */
export function ScoreRing({
  value,
  lost,
  gained = 0,
  lit = null,
  format = String,
  outOf = '100',
  label,
  fills = false,
  isHeld = false,
}: ScoreRingProps) {
  const reveal = useId();
  const figure = useCountUp(value, fills, isHeld);
  const before = value - gained;
  const segments = placeSegments(value, lost);

  return (
    <div className={classes.frame} data-held={isHeld || undefined}>
      <svg className={classes.ring} viewBox="-116 -112 232 224" role="img" aria-label={label}>
        {fills && <RingReveal id={reveal} />}
        <g mask={fills ? `url(#${reveal})` : undefined}>
          <Ticks className={classes.kept} radius={84} from={0} to={before} />
          <Ticks className={classes.gained} radius={84} from={before} to={value} />
          {segments.map(({ number, from, to }) => (
            <Ticks
              key={number}
              className={classes.lost}
              radius={number === lit ? 84 : 88}
              from={from}
              to={to}
              isLit={number === lit}
            />
          ))}
        </g>
        {segments.map(({ number, label }) => (
          <text key={number} className={classes.number} x={label.x} y={label.y + 3.6}>
            {number}
          </text>
        ))}
        {gained > 0 && <RingWas at={before} figure={format(before)} />}
        <text className={`figure ${classes.value}`} y={18}>
          {format(figure)}
        </text>
        <text className={classes.unit} y={42}>
          of {outOf}
        </text>
      </svg>
    </div>
  );
}
