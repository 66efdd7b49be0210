import type { ListedChatSession } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { useSessionActions } from '../use-session-actions.ts';
import { RenameForm } from './rename-form.tsx';
import { SessionLink } from './session-link.tsx';
import { SessionMenu } from './session-menu.tsx';

type SessionRowProps = {
  session: ListedChatSession;
  when: string;
  onFollow?: (() => void) | undefined;
};

/** One session: the way to it, and what can be done with it. */
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
      <SessionMenu session={session} actions={actions} onRename={rename} />
    </>
  );
}
