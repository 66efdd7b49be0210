import type { Merit } from '../../../../data/public-library/public-template.ts';
import classes from './merit-list.module.css';

/** Why the example keeps the rest of its points. */
export function MeritList({ merits }: { merits: readonly Merit[] }) {
  if (merits.length === 0) return null;
  return (
    <section aria-labelledby="merits" className={classes.merits}>
      <h2 id="merits" className="label">
        Where it loses nothing
      </h2>
      <dl>
        {merits.map(({ name, fact, quote }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {fact}
              {quote && <span className={classes.quote}>{quote}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
