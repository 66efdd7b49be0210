import { useEffect, useId, useState } from 'react';
import { allowsMotion } from '../theme/motion.ts';
import { type ShownBand, bandNames } from './band.tsx';
import { type RingSegment, arcs, placeSegments, pointAt } from '@replysmith/ui/ring-geometry';
import classes from './score-ring.module.css';

const duration = 600;

/**
 * Counts from 0 to `value` once if `isOn` at mount, after it is no longer held; later values show
 * at once.
 */
function useCountUp(value: number, isOn: boolean, isHeld: boolean): number {
  const [share, setShare] = useState(() => (isOn && allowsMotion() ? 0 : 1));

  useEffect(() => {
    if (!isOn || isHeld || !allowsMotion()) return;
    const start = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      const passed = Math.min(1, Math.max(0, (now - start) / duration));
      setShare(passed);
      if (passed < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [isOn, isHeld]);

  return Math.round(value * share);
}

type ScoreRingProps = {
  /** 0 to 100; together with the segments' points it adds up to 100. */
  value: number;
  /** In ledger order. */
  lost: readonly RingSegment[];
  /** How many points of `value` were won back. */
  gained?: number;
  /** The number of the line that is pointed at. */
  highlight?: number | null;
  /** Writes points in the screen's scale. */
  format?: (points: number) => string;
  /** Full marks in that scale. */
  outOf?: string;
  /** The ring as one sentence. */
  label: string;
  /** Fills once when mounted, for a new score. */
  fills?: boolean;
  /** Delays filling until it is in view. */
  isHeld?: boolean;
};

/** A hundred ticks, one a point: kept, won back, and what each ledger line costs. */
export function ScoreRing({
  value,
  lost,
  gained = 0,
  highlight = null,
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
    <div className={`w-full container ${classes.frame}`} data-held={isHeld || undefined}>
      <svg
        className={`w-full ${classes.ring}`}
        viewBox="-116 -112 232 224"
        role="img"
        aria-label={label}
      >
        {fills && <RingReveal id={reveal} />}
        <g mask={fills ? `url(#${reveal})` : undefined}>
          <Ticks className={classes.kept} radius={84} from={0} to={before} />
          <Ticks className={classes.gained} radius={84} from={before} to={value} />
          {segments.map(({ number, from, to }) => (
            <Ticks
              key={number}
              className={classes.lost}
              radius={number === highlight ? 84 : 88}
              from={from}
              to={to}
              isHighlighted={number === highlight}
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

/** A mask that uncovers the ring clockwise, once. */
function RingReveal({ id }: { id: string }) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={-116} y={-116} width={232} height={232}>
      <circle className={classes.reveal} r={86} pathLength={1} transform="rotate(-90)" />
    </mask>
  );
}

/** A short line at the old score, with the old figure beside it. */
function RingWas({ at, figure }: { at: number; figure: string }) {
  const inner = pointAt(74, at);
  const outer = pointAt(98, at);
  const text = pointAt(111, at);
  return (
    <>
      <line className={classes.was} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
      <text className={classes.wasFigure} x={text.x} y={text.y + 4}>
        {figure}
      </text>
    </>
  );
}

type TicksProps = {
  radius: number;
  from: number;
  to: number;
  className: string | undefined;
  isHighlighted?: boolean;
};

/** One tick for each point between `from` and `to`. */
function Ticks({ radius, from, to, className, isHighlighted = false }: TicksProps) {
  return arcs(radius, from, to).map(({ path, ticks }, piece) => (
    <path
      key={piece}
      className={className}
      data-highlighted={isHighlighted || undefined}
      d={path}
      pathLength={ticks}
      strokeDasharray=".42 .58"
      strokeDashoffset="-.29"
    />
  ));
}

/** The ring before there is a score. */
export function EmptyRing({ text = 'Nothing yet', label = 'Not scored yet' }) {
  return (
    <div className={`w-full container ${classes.frame}`}>
      <svg
        className={`w-full ${classes.ring}`}
        viewBox="-116 -112 232 224"
        role="img"
        aria-label={label}
      >
        <circle className={classes.empty} r={88} pathLength={100} strokeDasharray=".42 .58" />
        <text className={classes.unit} y={4}>
          {text}
        </text>
      </svg>
    </div>
  );
}

type MiniRingProps = {
  value: number;
  band: ShownBand;
  size?: 28 | 44;
  format?: (points: number) => string;
  /** Replaces the band's name in the label. */
  name?: string;
};

/** Twenty ticks of five points with the figure inside; all empty without a verdict. */
export function MiniRing(props: MiniRingProps) {
  const { value, band, size = 44, format = String, name = bandNames[band] } = props;
  const isJudged = band !== 'unjudged';
  const filled = isJudged ? Math.round(value / 5) * 5 : 0;
  return (
    <svg
      className={classes.mini}
      data-band={band}
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      role="img"
      aria-label={isJudged ? `Score ${format(value)}, ${name}` : name}
    >
      <MiniTicks className={classes.filled} from={0} to={filled} />
      <MiniTicks className={classes.miniEmpty} from={filled} to={100} />
      <text y={5}>{isJudged ? format(value) : '–'}</text>
    </svg>
  );
}

type MiniTicksProps = { className: string | undefined; from: number; to: number };

function MiniTicks({ className, from, to }: MiniTicksProps) {
  return arcs(19, from, to).map(({ path, ticks }, piece) => (
    <path
      key={piece}
      className={className}
      d={path}
      pathLength={ticks / 5}
      strokeDasharray=".62 .38"
      strokeDashoffset="-.19"
    />
  ));
}
