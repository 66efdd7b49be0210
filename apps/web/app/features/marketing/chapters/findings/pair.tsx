import type { Measured } from './measured.ts';
import classes from './pair.module.css';

/** Two figures as bars whose lengths stand in the proportion of the figures. */
export function Pair({ sides }: Pick<Measured, 'sides'>) {
  const longest = parseFloat(sides[0].figure);
  return (
    <dl className={classes.pair}>
      {sides.map(({ name, figure }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg
              className={classes.bar}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={((parseFloat(figure) / longest) * 100).toFixed(1)} height={10} />
            </svg>
            <span>{figure}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
