import { useSyncExternalStore } from 'react';

let height = 0;
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
  // What gets the focus must not end up under the dock. No custom property: all of a long page would
  // be styled anew for it.
  document.documentElement.style.scrollPaddingBottom = next === 0 ? '' : `${String(next)}px`;
  for (const listener of listeners) listener();
}

export function useDockHeight(): number {
  return useSyncExternalStore(subscribe, dockHeight, () => 0);
}
