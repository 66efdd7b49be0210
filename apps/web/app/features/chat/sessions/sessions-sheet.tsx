import { IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { useChatSessions } from '../../../data/chat-sessions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SideSheet } from '../../../ui/side-sheet/side-sheet.tsx';
import { NewChatLink } from './new-chat-link.tsx';
import { Sessions } from './sessions.tsx';
import classes from './sessions-sheet.module.css';

/** The sessions where there is no room beside the conversation: a button and a sheet. */
export function SessionsSheet() {
  const [isOpen, setOpen] = useState(false);
  const { sessions, total } = useChatSessions({ state: 'active', search: '' });
  const close = () => setOpen(false);
  return (
    <span className={classes.sheet}>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        <IconList size={16} stroke={1.5} aria-hidden />
        {sessions === undefined ? 'Sessions' : `Sessions, ${String(total)}`}
      </Button>
      <SideSheet title="Chat Sessions" isOpen={isOpen} onClose={close}>
        <div className={classes.new}>
          <NewChatLink onClick={close}>New Chat</NewChatLink>
        </div>
        <Sessions onFollow={close} />
      </SideSheet>
    </span>
  );
}
