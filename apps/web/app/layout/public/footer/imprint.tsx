import { useSyncExternalStore } from 'react';
import { siteContent } from '../../../data/site-content.ts';
import classes from './imprint.module.css';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** Whose site this is. The year comes with the reader, since a built page may be read in any. */
export function Imprint() {
  const year = useSyncExternalStore<number | null>(never, thisYear, () => null);
  const { operator, credits } = siteContent;
  return (
    <p className={classes.imprint}>
      <span>
        © {year} {operator.name}, {operator.country}
      </span>
      {credits.map(({ role, name, href }) => (
        <span key={role}>
          {role} {href ? <a href={href}>{name}</a> : name}
        </span>
      ))}
      <span>
        Open source under{' '}
        <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license">
          Apache-2.0
        </a>
      </span>
    </p>
  );
}
