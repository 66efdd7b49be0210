import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { ModalBase, ModalBaseBody, ModalBaseContent, ModalBaseOverlay } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
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

/** Toasts have 150, sheets at the side 120. */
const zIndex = 200;

/**
 * A modal that keeps focus until closed. Mantine's `Modal` would add its scroll area and
 * floating-ui to the bundle.
 */
export function Modal({ label, isOpen, onClose, duration, classNames, children }: ModalProps) {
  // It records the focused element as it opens, so it must never mount open.
  const isMounted = useMounted();
  const isShown = isOpen && isMounted;
  useCloseByBack(isShown, onClose);
  usePageLock(isShown);
  return (
    <ModalBase
      opened={isShown}
      onClose={onClose}
      closeOnClickOutside
      closeOnEscape
      lockScroll
      removeScrollProps={withoutStyles}
      trapFocus
      returnFocus
      withinPortal
      zIndex={zIndex}
      transitionProps={{ transition: 'fade', duration, timingFunction: 'var(--ease)' }}
    >
      <ModalBaseOverlay className={classes.scrim} />
      <ModalBaseContent
        aria-label={label}
        innerProps={{ className: classNames.inner }}
        className={classNames.sheet}
      >
        <ModalBaseBody className={classNames.body}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>
  );
}
