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

/** The height, in pixels from the bottom of the window, of what is docked there. */
export function dockHeight(): number {
  return height;
}

export function setDockHeight(next: number): void {
  if (next === height) return;
  height = next;
  keepClear();
  for (const listener of listeners) listener();
}

/** Whether somebody is typing in the docked part: then the page must not scroll. */
export function setWrittenIn(isIn: boolean): void {
  if (isIn === isWrittenIn) return;
  isWrittenIn = isIn;
  keepClear();
}

/**
 * Focus must not end up under the dock, except for fields in the dock itself. Styling the root is
 * slow on a long page, so do it rarely and without a custom property, which would restyle the whole
 * page.
 */
function keepClear(): void {
  const clear = isWrittenIn ? 0 : height;
  document.documentElement.style.scrollPaddingBottom = clear === 0 ? '' : `${String(clear)}px`;
}

export function useDockHeight(): number {
  return useSyncExternalStore(subscribe, dockHeight, () => 0);
}
