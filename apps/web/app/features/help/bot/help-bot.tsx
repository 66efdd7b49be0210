import { pages } from '@replysmith/contract';
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useSignedInUser } from '../../../data/session/session.ts';
import { useDockHeight } from '../../../ui/dock/dock-height.ts';
import { Fetched } from '../../../ui/fetched/fetched.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { putHelpBot, useBotState } from './bot-place.ts';
import classes from './help-bot.module.css';
import { useGivesWay } from './use-gives-way.ts';

const fetchChat = () => import('./chat/help-chat.tsx').then((part) => part.HelpChat);

/** The help chat, at the same place of every page: this button alone until it is first opened. */
export function HelpBot() {
  const { id } = useSignedInUser();
  const { place, unread } = useBotState(id);
  const [isOpenedHere, setOpenedHere] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bot = useRef<HTMLElement>(null);
  const dock = useDockHeight();
  const isOpen = place === 'open';
  const isInChat = useLocation().pathname.startsWith(pages.chat);
  useFocusBack(button, isOpen);
  useGivesWay(bot);

  const giveUp = () => {
    if (!isOpenedHere) return;
    putHelpBot(id, 'closed');
    showToast({
      title: 'Error',
      message: 'The help chat could not be loaded. Check your connection and try again.',
      kind: 'error',
    });
  };
  const press = () => {
    setOpenedHere(true);
    putHelpBot(id, isOpen ? 'closed' : 'open');
  };
  return (
    <>
      {!isInChat && <div className={classes.room} />}
      <aside
        ref={bot}
        className={classes.bot}
        data-in-chat={isInChat || undefined}
        aria-label="Help Chat"
        style={{ '--docked': `${String(dock)}px` } as CSSProperties}
      >
        <Fetched
          fetchPart={fetchChat}
          isNeeded={place !== 'closed'}
          onFailure={giveUp}
          props={{ takesFocus: isOpenedHere }}
        />
        <button
          ref={button}
          type="button"
          className={classes.button}
          data-place={place}
          aria-expanded={isOpen}
          aria-label={unread > 0 ? `Help Chat, ${String(unread)} unread` : 'Help Chat'}
          onClick={press}
        >
          {place === 'minimised' ? 'Help Chat' : '?'}
          {unread > 0 && (
            <span className={classes.unread} aria-hidden>
              {unread}
            </span>
          )}
        </button>
      </aside>
    </>
  );
}

/** Once the panel has gone with the focus in it, the button has it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasGone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasGone && document.activeElement === document.body) button.current?.focus();
  }, [button, isOpen]);
}
