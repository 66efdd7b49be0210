import { Menu } from '@mantine/core';
import type { ChatSession } from '@replysmith/contract';
import { DropMenu } from '../../../components/drop-menu.tsx';
import type { PressedMenu } from '../../../components/late-menu.tsx';
import type { SessionActions } from './use-session-actions.ts';

type SessionMenuProps = PressedMenu & {
  session: ChatSession;
  actions: SessionActions;
  onRename: () => void;
};

/** What can be done with a session. */
export function SessionMenu({ session, actions, onRename, ...pressed }: SessionMenuProps) {
  return (
    <DropMenu {...pressed} position="bottom-end" width={160} floatingStrategy="fixed">
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
