import { useFocusReturn, useFocusTrap, useMounted } from '@mantine/hooks';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import classes from './modal.module.css';

type ModalProps = {
  /** Names it for screen readers. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  /** How long it takes to come and to go, in milliseconds. */
  duration: number;
  /** Class names for its window, sheet and content. */
  classNames: Readonly<Record<'inner' | 'sheet' | 'body', string | undefined>>;
  children: ReactNode;
};

type Watcher = EventTarget & { destroy: () => void };

/** Not supported by every browser, and missing from TypeScript's types. */
type WatchingWindow = Window & { CloseWatcher?: new () => Watcher };

/**
 * Makes Back close what is open instead of leaving the page, where Back is used that way, as on
 * Android.
 */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A watcher fires only once; one that refuses to close needs another.
  const [pops, setPops] = useState(0);
  useEffect(() => {
    const { CloseWatcher } = window as WatchingWindow;
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      close();
      setPops((times) => times + 1);
    });
    // Escape belongs to the focused element; a watcher would close what is around it too.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', keepEscape);
    return () => {
      removeEventListener('keydown', keepEscape);
      watcher.destroy();
    };
  }, [isOpen, pops]);
}

/** With `usePageLock` instead of a style element, which the content security policy refuses. */
export const withoutStyles = { removeScrollBar: false } as const;

let locks = 0;

/** Keeps the page behind from scrolling, and its content where it is without the scroll bar. */
export function usePageLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { body, documentElement } = document;
    if (locks === 0) {
      body.style.marginRight = `${String(window.innerWidth - documentElement.clientWidth)}px`;
      body.style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.marginRight = '';
      body.style.overflow = '';
    };
  }, [isLocked]);
}

/** Closes on Escape, unless what has the focus keeps the key for itself, as an open menu does. */
function useCloseByEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const { target } = event;
      const isKept =
        target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]');
      if (!isKept) close();
    };
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [isOpen]);
}

/** What fades in and out. It stays until it has faded out. */
function useFading(isShown: boolean) {
  const fading = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(isShown);
  if (isShown && !isThere) setThere(true);
  useLayoutEffect(() => {
    if (isShown) return;
    const [fade] = fading.current?.getAnimations() ?? [];
    if (!fade) {
      setThere(false);
      return;
    }
    let isStale = false;
    const end = () => isStale || setThere(false);
    fade.finished.then(end, end);
    return () => {
      isStale = true;
    };
  }, [isShown]);
  return { isThere, fading };
}

/**
 * A modal that keeps focus until closed. Mantine's would bring 14 kB; the browser's own lies over
 * everything, also over a menu that is opened in it.
 */
export function Modal({ label, isOpen, onClose, duration, classNames, children }: ModalProps) {
  // It records the focused element as it opens, so it must never mount open.
  const isMounted = useMounted();
  const isShown = isOpen && isMounted;
  const { isThere, fading } = useFading(isShown);
  const sheet = useFocusTrap(isShown);
  const body = useId();
  useFocusReturn({ opened: isShown });
  useCloseByEscape(isShown, onClose);
  useCloseByBack(isShown, onClose);
  usePageLock(isShown);
  if (!isThere) return null;
  return createPortal(
    <div
      ref={fading}
      className={classes.layer}
      data-closing={!isShown || undefined}
      style={{ animationDuration: `${String(duration)}ms` }}
    >
      <div className={classes.scrim} onClick={onClose} aria-hidden />
      <div className={`${classes.window} ${classNames.inner}`}>
        <section
          ref={sheet}
          role="dialog"
          aria-modal
          aria-label={label}
          aria-describedby={body}
          tabIndex={-1}
          className={`${classes.sheet} ${classNames.sheet}`}
        >
          <div id={body} className={classNames.body}>
            {children}
          </div>
        </section>
      </div>
    </div>,
    document.body,
  );
}
