import { Link } from 'react-router';
import { useSessionCount } from '../../../../data/chat-sessions.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from '../sessions.module.css';
import { useSessionsView } from '../use-sessions-view.ts';

const words = {
  active: 'Each email you optimize is kept here with its score.',
  archived: 'Nothing is archived. What you are done with can be put here and stays searchable.',
};

/** Why nothing is listed. */
export function NoSessions({ state }: { state: keyof typeof words }) {
  const { find, look } = useSessionsView();
  if (!find) return <p className={classes.note}>{words[state]}</p>;
  const which = state === 'archived' ? 'No archived session' : 'No session';
  return (
    <div className={classes.note}>
      <p role="status">
        {which} holds “{find}” in its name or in what was said.
      </p>
      {state === 'active' && <FoundInArchive />}
      <Button variant="line" size="small" onClick={() => look('')}>
        Clear search
      </Button>
    </div>
  );
}

/** What was put away is found as well. */
function FoundInArchive() {
  const { find, searchFor } = useSessionsView();
  const { data: count = 0 } = useSessionCount('archived', find);
  if (count === 0) return null;
  return (
    <p>
      <Link to={{ search: searchFor({ isArchive: true }) }} preventScrollReset>
        {count === 1 ? 'One archived session does' : `${String(count)} archived sessions do`}
      </Link>
    </p>
  );
}
