import { pages } from '@replysmith/contract';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInUser } from '../../../data/session.ts';
import { useDockHeight } from '../../../components/dock-height.ts';
import { Fetched } from '../../../components/fetched.tsx';
import { putHelpBot, useBotState } from './bot-state.ts';
import classes from './help-bot.module.css';

const fetchChat = () => import('./help-chat.tsx').then((part) => part.HelpChat);

/**
 * The help chat, in the same place on every page. Until first opened, only this button is loaded.
 */
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

  const press = () => {
    setOpenedHere(true);
    putHelpBot(id, isOpen ? 'closed' : 'open');
  };
  return (
    <>
      {!isInChat && <div className={`no-print ${classes.room}`} />}
      <aside
        ref={bot}
        className={`stack gap-2 no-print ${classes.bot}`}
        data-in-chat={isInChat || undefined}
        aria-label="Help Chat"
        style={{ '--docked': `${String(dock)}px` } as CSSProperties}
      >
        <Fetched
          name={isOpenedHere ? 'The help chat' : null}
          fetchPart={fetchChat}
          isNeeded={place !== 'closed'}
          onFailure={() => isOpenedHere && putHelpBot(id, 'closed')}
          props={{ takesFocus: isOpenedHere }}
        />
        <button
          ref={button}
          type="button"
          className={`hover-well relative grid place-center framed on-sheet ink ${classes.button}`}
          data-place={place}
          aria-expanded={isOpen}
          aria-label={unread > 0 ? `Help Chat, ${String(unread)} unread` : 'Help Chat'}
          onClick={press}
        >
          {place === 'minimised' ? 'Help Chat' : '?'}
          {unread > 0 && (
            <span className={`absolute grid place-center ${classes.unread}`} aria-hidden>
              {unread}
            </span>
          )}
        </button>
      </aside>
    </>
  );
}

/** When the panel closes with focus inside, the button gets it. */
function useFocusBack(button: RefObject<HTMLButtonElement | null>, isOpen: boolean) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasGone = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasGone && document.activeElement === document.body) button.current?.focus();
  }, [button, isOpen]);
}

/** Hides floating parts marked with `data-gives-way` while they cover the focused element. */
function useGivesWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      const parts = floating.current?.children ?? [];
      const focused = document.activeElement;
      const isElsewhere = focused && !floating.current?.contains(focused);
      const at = isElsewhere && focused !== document.body ? focused.getBoundingClientRect() : null;
      for (const part of parts) {
        part.toggleAttribute('data-gives-way', at !== null && covers(part, at));
      }
    };
    // A scroll caused by focus is finished by the next frame.
    const lookSoon = () => requestAnimationFrame(look);
    addEventListener('focusin', lookSoon);
    addEventListener('scrollend', lookSoon);
    return () => {
      removeEventListener('focusin', lookSoon);
      removeEventListener('scrollend', lookSoon);
    };
  }, [floating]);
}

/** Whether the part covers more than half of it. */
function covers(part: Element, at: DOMRect): boolean {
  const over = part.getBoundingClientRect();
  const width = Math.min(over.right, at.right) - Math.max(over.left, at.left);
  const height = Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top);
  return width > 0 && height > 0 && width * height > (at.width * at.height) / 2;
}
