import { arcs } from './ring-geometry.ts';

type TicksProps = {
  radius: number;
  from: number;
  to: number;
  className: string | undefined;
  isLit?: boolean;
};

/** One tick for each point between `from` and `to`. */
export function Ticks({ radius, from, to, className, isLit = false }: TicksProps) {
  return arcs(radius, from, to).map(({ path, ticks }, piece) => (
    <path
      key={piece}
      className={className}
      data-lit={isLit || undefined}
      d={path}
      pathLength={ticks}
      strokeDasharray=".42 .58"
      strokeDashoffset="-.29"
    />
  ));
}
