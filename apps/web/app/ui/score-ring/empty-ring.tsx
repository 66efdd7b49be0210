import classes from './score-ring.module.css';

/** The ring before there is a score. */
export function EmptyRing({ text = 'Nothing yet', label = 'Not scored yet' }) {
  return (
    <div className={classes.frame}>
      <svg className={classes.ring} viewBox="-116 -112 232 224" role="img" aria-label={label}>
        <circle className={classes.empty} r={88} pathLength={100} strokeDasharray=".42 .58" />
        <text className={classes.unit} y={4}>
          {text}
        </text>
      </svg>
    </div>
  );
}
