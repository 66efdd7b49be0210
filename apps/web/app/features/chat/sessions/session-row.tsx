import {
  type ChatSession,
  type ListedChatSession,
  hasSomethingToRead,
  lengths,
  pages,
} from '@replysmith/contract';
import { IconDots } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { NavLink, useParams } from 'react-router';
import { HighlightedText } from '../../../components/highlighted-text.tsx';
import { LateMenu } from '../../../components/late-menu.tsx';
import { sessionName } from '../../../data/chat-sessions.ts';
import { useRunningAnswer } from '../../../data/running-answer.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { drafts } from '../../../data/drafts.ts';
import { useStored } from '../../../lib/storage.ts';
import { tenths } from '../../../lib/words.ts';
import { draftKeyOf } from '../sending/draft-key.ts';
import { useSessionActions, useSessionsView } from './use-session-actions.ts';
import classes from './sessions.module.css';

type RenameFormProps = {
  name: string;
  onSave: (name: string) => void;
  /** Ended by a key, the focus returns to the row; ended by leaving, it is elsewhere already. */
  onClose: (how: { byKey: boolean }) => void;
};

/** A field for renaming. Enter or leaving it saves; Escape does not. */
function RenameForm({ name, onSave, onClose }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const close = ({ byKey, saves }: { byKey: boolean; saves: boolean }) => {
    if (isClosed.current) return;
    isClosed.current = true;
    const typed = oneLine(field.current?.value ?? '');
    if (saves && hasSomethingToRead(typed) && typed !== name) onSave(typed);
    onClose({ byKey });
  };
  return (
    <input
      ref={field}
      className={`framed round on-sheet ink medium size-14 ${classes.field}`}
      aria-label="Session name"
      autoComplete="off"
      maxLength={lengths.sessionName}
      defaultValue={name}
      // Escape closes this field, not the sheet around it.
      data-mantine-stop-propagation
      onBlur={() => close({ byKey: false, saves: true })}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        close({ byKey: true, saves: event.key === 'Enter' });
      }}
    />
  );
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

type SessionRowProps = {
  session: ListedChatSession;
  when: string;
  onFollow?: (() => void) | undefined;
};

/** One session, with its link and its actions. */
export function SessionRow({ session, when, onFollow }: SessionRowProps) {
  const actions = useSessionActions(session);
  const [isRenaming, setRenaming] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const takesFocus = useRef(false);
  const rename = () => setRenaming(true);

  useEffect(() => {
    if (!isRenaming && takesFocus.current) link.current?.focus();
    takesFocus.current = false;
  }, [isRenaming]);

  if (isRenaming) {
    return (
      <RenameForm
        name={sessionName(session)}
        onSave={actions.rename}
        onClose={({ byKey }) => {
          takesFocus.current = byKey;
          setRenaming(false);
        }}
      />
    );
  }
  return (
    <>
      <SessionLink
        ref={link}
        session={session}
        when={when}
        onClick={onFollow}
        onDoubleClick={rename}
        onKeyDown={({ key }) => {
          if (key === 'F2') rename();
        }}
      />
      <LateMenu
        target={
          <button
            type="button"
            className={`hover-ink absolute grid place-center round ink-2 ${classes.menu}`}
            aria-label={`Session actions: ${sessionName(session)}`}
          >
            <IconDots size={16} stroke={1.5} aria-hidden />
          </button>
        }
        load={() => import('./session-menu.tsx').then(({ SessionMenu }) => SessionMenu)}
        of={{ session, actions, onRename: rename }}
      />
    </>
  );
}

type SessionLinkProps = Omit<ComponentProps<typeof NavLink>, 'to' | 'children' | 'className'> & {
  session: ListedChatSession;
  when: string;
};

/** The link to a session, with its score, its time, and where a search found its words. */
function SessionLink({ session, when, ...rest }: SessionLinkProps) {
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
      <span className={`truncate medium ${classes.name}`} title={sessionName(session)}>
        {hit?.field === 'name' ? <HighlightedText {...hit} /> : sessionName(session)}
      </span>
      <SessionScore session={session} />
      {hit?.field === 'content' && (
        <span className="all-columns ink-2 size-13 breakable clamp clamp">
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

/** The score of a session's newest rewrite, or a sign that one is being written. */
function SessionScore({ session: { id, latest_score: score } }: { session: ChatSession }) {
  if (useRunningAnswer(id)) return <span className={classes.writing}>writing</span>;
  return (
    <span className="strong size-13 numbers">
      {score === null ? (
        <>
          <span className="visually-hidden">not judged</span>
          <span aria-hidden>–</span>
        </>
      ) : (
        <>
          <span className="visually-hidden">score </span>
          {tenths(score)}
        </>
      )}
    </span>
  );
}

/** Whether an unsent text exists in the session, in any mode. */
export function useHasDraft(sessionId: string): boolean {
  const { id: userId } = useSignedInUser();
  const email = useStored(drafts, draftKeyOf(userId, sessionId));
  const question = useStored(drafts, draftKeyOf(userId, sessionId, 'conversation'));
  const reply = useStored(drafts, draftKeyOf(userId, sessionId, 'client_simulation'));
  return [email, question, reply].some((text) => text.trim() !== '');
}
