import { useId, type ReactNode } from 'react';
import type { SessionGroup } from './group-sessions.ts';
import classes from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import { useKeptFocus } from '../../../../ui/list-focus/use-kept-focus.ts';

type SessionListProps = {
  groups: readonly SessionGroup[];
  onFollow?: (() => void) | undefined;
  /** What stands here while none is listed; the focus is kept on it when the last one goes. */
  children: ReactNode;
};

export function SessionList({ groups, onFollow, children }: SessionListProps) {
  const id = useId();
  const { list, watch } = useKeptFocus(
    groups.flatMap(({ sessions }) => sessions.map(({ session }) => session.id)),
  );
  return (
    <div ref={list} tabIndex={groups.length === 0 ? -1 : undefined}>
      {children}
      {groups.map(({ name, sessions }) => (
        <section key={name} className={classes.group} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`}>{name}</h3>
          <ul>
            {sessions.map(({ session, when }) => (
              <li key={session.id} className={classes.row} {...watch(session.id)}>
                <SessionRow session={session} when={when} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
