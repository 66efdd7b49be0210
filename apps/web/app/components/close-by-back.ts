import { useEffect, useEffectEvent, useState } from 'react';

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
