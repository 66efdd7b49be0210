import { useEffect, useRef } from 'react';
import { freeHeight } from './free-height.ts';
import { movePage } from './move-page.ts';

/** Room, in pixels, for a toast of two lines above the dock, and a little between. */
const toastRoom = 104;

/** Moves the page, once, so that an element that has come stands clear of the dock and of the toast about it. */
export function useBringClear<Of extends HTMLElement>(hasCome: boolean) {
  const element = useRef<Of>(null);
  useEffect(() => {
    if (!hasCome || !element.current) return;
    const hidden = element.current.getBoundingClientRect().bottom + toastRoom - freeHeight();
    if (hidden > 0) movePage(hidden);
  }, [hasCome]);
  return element;
}
