import classes from './score-ring.module.css';

/** A mask that uncovers the ring clockwise, once. */
export function RingReveal({ id }: { id: string }) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x={-116} y={-116} width={232} height={232}>
      <circle className={classes.reveal} r={86} pathLength={1} transform="rotate(-90)" />
    </mask>
  );
}
