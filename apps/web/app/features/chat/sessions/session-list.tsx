import { useId } from 'react';
import { NavLink } from 'react-router';
import { sessionName } from '../../../data/chat-sessions.ts';
import type { SessionGroup } from './group-sessions.ts';
import classes from './session-list.module.css';
import { SessionScore } from './session-score.tsx';

type SessionListProps = { groups: readonly SessionGroup[]; onFollow?: (() => void) | undefined };

export function SessionList({ groups, onFollow }: SessionListProps) {
  const id = useId();
  return groups.map(({ name, sessions }) => (
    <section key={name} className={classes.group} aria-labelledby={`${id}-${name}`}>
      <h3 id={`${id}-${name}`}>{name}</h3>
      <ul>
        {sessions.map(({ session, when }) => (
          <li key={session.id}>
            <NavLink to={`/dashboard/coldmail/${session.id}`} onClick={onFollow}>
              <span className={classes.name}>{sessionName(session)}</span>
              <SessionScore session={session} />
              <small>{when}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
