import { useSyncExternalStore } from 'react';

let height = 0;
let isWrittenIn = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** How much of the window, in pixels from the bottom, is taken by what is docked there. */
export function dockHeight(): number {
  return height;
}

export function setDockHeight(next: number): void {
  if (next === height) return;
  height = next;
  keepClear();
  for (const listener of listeners) listener();
}

/** Whether somebody writes in what is docked: the page must not move for a key. */
export function setWrittenIn(isIn: boolean): void {
  if (isIn === isWrittenIn) return;
  isWrittenIn = isIn;
  keepClear();
}

/**
 * What gets the focus must not end up under the dock, but what is written there is always in view.
 * The root is styled anew for it, which takes long on a long page: never for each key. No custom
 * property: the rest of the page would be styled anew too.
 */
function keepClear(): void {
  const clear = isWrittenIn ? 0 : height;
  document.documentElement.style.scrollPaddingBottom = clear === 0 ? '' : `${String(clear)}px`;
}

export function useDockHeight(): number {
  return useSyncExternalStore(subscribe, dockHeight, () => 0);
}
