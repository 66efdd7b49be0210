import { useSyncExternalStore } from 'react';

let height = 0;
let hasFocus = false;
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

/** Whether somebody writes in what is docked: then the page stays where it is with every key. */
export function setDockFocus(isIn: boolean): void {
  hasFocus = isIn;
  keepClear();
}

/**
 * What gets the focus must not end up under the dock, but what has it there is always in view. No
 * custom property: all of a long page would be styled anew for it.
 */
function keepClear(): void {
  const clear = hasFocus ? 0 : height;
  document.documentElement.style.scrollPaddingBottom = clear === 0 ? '' : `${String(clear)}px`;
}

export function useDockHeight(): number {
  return useSyncExternalStore(subscribe, dockHeight, () => 0);
}
