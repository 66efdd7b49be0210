import { useFocusReturn, useFocusTrap, useMounted } from '@mantine/hooks';
import {
  type ReactNode,
  type RefObject,
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

/** What is open over the page, the newest last. */
const layers: { close: () => void }[] = [];

/** Closes the newest alone, unless what has the focus keeps Escape, as an open menu does. */
function closeNewest(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const { target } = event;
  const isKept =
    target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]');
  if (!isKept) layers.at(-1)?.close();
}

/** The page behind cannot scroll, and its content stays where it is without the scroll bar. */
function lockPage(): void {
  const { body, documentElement } = document;
  body.style.marginRight = `${String(window.innerWidth - documentElement.clientWidth)}px`;
  body.style.overflow = 'hidden';
  body.toggleAttribute('data-scroll-locked', true);
  addEventListener('keydown', closeNewest, { capture: true });
}

function unlockPage(): void {
  const { body } = document;
  body.style.marginRight = '';
  body.style.overflow = '';
  body.toggleAttribute('data-scroll-locked', false);
  removeEventListener('keydown', closeNewest, { capture: true });
}

/** For what lies over the page: it closes by Escape and Back, and the page behind is locked. */
export function useOverPage(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const self = { close: () => close() };
    if (layers.length === 0) lockPage();
    layers.push(self);
    return () => {
      layers.splice(layers.indexOf(self), 1);
      if (layers.length === 0) unlockPage();
    };
  }, [isOpen]);
  useCloseByBack(isOpen, onClose);
}

/** Tab stays in the modal also when its focused button is gone, which leaves the page focused. */
function useFocusFromPage(layer: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const takeFocus = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || document.activeElement !== document.body) return;
      layer.current?.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    };
    addEventListener('keydown', takeFocus, { capture: true });
    return () => removeEventListener('keydown', takeFocus, { capture: true });
  }, [layer, isShown]);
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
  const trap = useFocusTrap(isShown);
  const body = useId();
  useFocusReturn({ opened: isShown });
  useFocusFromPage(fading, isShown);
  useOverPage(isShown, onClose);
  if (!isThere) return null;
  return createPortal(
    <div
      ref={fading}
      className={classes.layer}
      data-closing={!isShown || undefined}
      style={{ animationDuration: `${String(duration)}ms` }}
    >
      {/* While it fades out, it keeps a second click from the page behind. */}
      <div className={classes.scrim} onClick={isShown ? onClose : undefined} aria-hidden />
      <div className={`${classes.window} ${classNames.inner}`} inert={!isShown}>
        <section
          ref={trap}
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
