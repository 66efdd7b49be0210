import { isPageMoving } from './move-page.ts';
import { whenReaderScrollsUp } from './when-reader-scrolls-up.ts';

let hasLeft = false;
let stopLooking: (() => void) | null = null;

/** Looks from now on whether the reader scrolls away from the end of the page, where an answer will come. */
export function awaitAnswer(): void {
  stopLooking?.();
  hasLeft = false;
  const stopHearing = whenReaderScrollsUp(() => {
    hasLeft = true;
  });
  const look = () => {
    if (!isPageMoving() && isAtEnd()) hasLeft = false;
  };
  addEventListener('scroll', look, { passive: true });
  stopLooking = () => {
    stopHearing();
    removeEventListener('scroll', look);
  };
}

/** Whether the reader has, and has not come back. */
export function hasReaderLeft(): boolean {
  return hasLeft;
}

/** Less than half a window, in pixels, is left below. */
function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - innerHeight - scrollY < innerHeight / 2;
}
