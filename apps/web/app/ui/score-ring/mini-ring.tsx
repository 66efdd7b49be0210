import { bandNames, type Band } from './band.ts';
import classes from './mini-ring.module.css';
import { arcs } from './ring-geometry.ts';

type MiniRingProps = {
  value: number;
  band: Band;
  size?: 28 | 44;
  format?: (points: number) => string;
  /** What the verdict is called, where that is not the band's own name. */
  name?: string;
};

/** Twenty ticks of five points, the figure inside; all empty when there is no verdict. */
export function MiniRing(props: MiniRingProps) {
  const { value, band, size = 44, format = String, name = bandNames[band] } = props;
  const isJudged = band !== 'unjudged';
  const filled = isJudged ? Math.round(value / 5) * 5 : 0;
  return (
    <svg
      className={classes.ring}
      data-band={band}
      width={size}
      height={size}
      viewBox="-22 -22 44 44"
      role="img"
      aria-label={isJudged ? `Score ${format(value)}, ${name}` : name}
    >
      <MiniTicks className={classes.filled} from={0} to={filled} />
      <MiniTicks className={classes.empty} from={filled} to={100} />
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
