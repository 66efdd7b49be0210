import { useEffect, useRef } from 'react';
import { toastsHeight } from '../../../ui/toast/toasts-height.ts';
import { freeHeight } from './free-height.ts';
import { movePage } from './move-page.ts';

/** Room, in pixels, that the toasts leave below them, and a little above. */
const aroundToasts = 32;

/** Moves the page, once, so that an element that has come stands clear of the dock and of the toasts above it. */
export function useBringClear<Of extends HTMLElement>(hasCome: boolean) {
  const element = useRef<Of>(null);
  useEffect(() => {
    if (!hasCome || !element.current) return;
    const { bottom } = element.current.getBoundingClientRect();
    const hidden = bottom + toastsHeight() + aroundToasts - freeHeight();
    if (hidden <= 0) return;
    giveRoom(element.current.closest<HTMLElement>('[role="log"]'), hidden);
    movePage(hidden);
  }, [hasCome]);
  return element;
}

/** Where the page ends before it has moved so far, it goes on below its messages, and stays so: nothing jumps back. */
function giveRoom(log: HTMLElement | null, way: number): void {
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  if (!log || left >= way) return;
  const given = Number.parseFloat(log.style.paddingBottom) || 0;
  log.style.paddingBottom = `${String(Math.ceil(given + way - left))}px`;
}
