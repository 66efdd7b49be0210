import { useEffect, useEffectEvent, useState } from 'react';

type Watcher = EventTarget & { destroy: () => void };

/** Not every browser has it, nor does TypeScript know it. */
type WatchingWindow = Window & { CloseWatcher?: new () => Watcher };

/** Where Back is how one closes things, as on Android, it closes what is open rather than leave the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A watcher hears Back only once; what refuses to close needs another.
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const { CloseWatcher } = window as WatchingWindow;
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      close();
      setHeard((times) => times + 1);
    });
    // Escape is for what has the focus; a watcher would close what stands around that, too.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    addEventListener('keydown', keepEscape);
    return () => {
      removeEventListener('keydown', keepEscape);
      watcher.destroy();
    };
  }, [isOpen, heard]);
}
