import { pointAt } from './ring-geometry.ts';
import classes from './score-ring.module.css';

/** A short line where the ring stood before, and the old figure beside it. */
export function RingWas({ at, figure }: { at: number; figure: string }) {
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
