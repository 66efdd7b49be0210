import { Link } from 'react-router';
import { ClearSearch } from './clear-search.tsx';
import classes from '../sessions.module.css';
import { useSessionsView } from '../use-sessions-view.ts';

const words = {
  active: 'Each email you optimize is kept here with its score.',
  archived: 'Nothing is archived. What you are done with can be put here and stays searchable.',
};

type NoSessionsProps = {
  state: keyof typeof words;
  /** How many archived ones hold what is searched for. */
  archived: number;
};

/** Why nothing is listed. */
export function NoSessions({ state, archived }: NoSessionsProps) {
  const { find } = useSessionsView();
  if (!find) return <p className={classes.note}>{words[state]}</p>;
  const which = state === 'archived' ? 'No archived session' : 'No session';
  return (
    <div className={classes.note}>
      <p role="status">
        {which} holds “{find}” in its name or in what was said.
      </p>
      {archived > 0 && <FoundInArchive count={archived} />}
      <ClearSearch />
    </div>
  );
}

/** What was put away is found as well. */
function FoundInArchive({ count }: { count: number }) {
  const { searchFor } = useSessionsView();
  return (
    <p>
      <Link to={{ search: searchFor({ isArchive: true }) }} preventScrollReset>
        {count === 1 ? 'One archived session does' : `${String(count)} archived sessions do`}
      </Link>
    </p>
  );
}
