import type { ChatSession } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { sessionName } from '../../../../data/chat-sessions.ts';
import { DropMenu } from '../../../../ui/drop-menu/drop-menu.tsx';
import type { SessionActions } from '../use-session-actions.ts';
import classes from './session-list.module.css';

type SessionMenuProps = { session: ChatSession; actions: SessionActions; onRename: () => void };

export function SessionMenu({ session, actions, onRename }: SessionMenuProps) {
  return (
    <DropMenu
      position="bottom-end"
      width={160}
      target={
        <button
          type="button"
          className={classes.menu}
          aria-label={`Session actions: ${sessionName(session)}`}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </button>
      }
    >
      <Menu.Item onClick={onRename}>Rename</Menu.Item>
      {session.is_archived ? (
        <Menu.Item onClick={actions.bringBack}>Bring back</Menu.Item>
      ) : (
        <Menu.Item onClick={actions.archive}>Archive</Menu.Item>
      )}
      <Menu.Item onClick={actions.remove}>Delete</Menu.Item>
    </DropMenu>
  );
}
