import { pages, type ListedChatSession } from '@replysmith/contract';
import type { ComponentProps } from 'react';
import { NavLink, useParams } from 'react-router';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { HighlightedText } from '../../../../ui/highlighted-text/highlighted-text.tsx';
import { useSessionsView } from '../use-sessions-view.ts';
import classes from './session-list.module.css';
import { SessionScore } from './session-score.tsx';
import { useHasDraft } from './use-has-draft.ts';

type SessionLinkProps = Omit<ComponentProps<typeof NavLink>, 'to' | 'children' | 'className'> & {
  session: ListedChatSession;
  when: string;
};

/** The way to a session, with its score, its time, and where a search found its words. */
export function SessionLink({ session, when, ...rest }: SessionLinkProps) {
  const { searchFor } = useSessionsView();
  const isOpen = useParams().sessionId === session.id;
  const hasDraft = useHasDraft(session.id) && !isOpen;
  const { id, hit } = session;
  return (
    <NavLink
      {...rest}
      to={{ pathname: pages.session(id), search: searchFor(), hash: hit?.message_id ?? '' }}
      data-row={id}
      aria-keyshortcuts="F2"
    >
      <span className={classes.name} title={sessionName(session)}>
        {hit?.field === 'name' ? <HighlightedText {...hit} /> : sessionName(session)}
      </span>
      <SessionScore session={session} />
      {hit?.field === 'content' && (
        <span className={classes.hit}>
          <HighlightedText {...hit} />
        </span>
      )}
      <small>
        {when}
        {hasDraft && ', draft'}
      </small>
    </NavLink>
  );
}
