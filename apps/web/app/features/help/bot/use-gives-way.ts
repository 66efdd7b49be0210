import { useEffect, type RefObject } from 'react';

/**
 * What floats over the page hides its parts while they cover what the focus is on: marked by
 * `data-gives-way`.
 */
export function useGivesWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      const parts = floating.current?.children ?? [];
      const focused = document.activeElement;
      const isElsewhere = focused && !floating.current?.contains(focused);
      const at = isElsewhere && focused !== document.body ? focused.getBoundingClientRect() : null;
      for (const part of parts) {
        part.toggleAttribute('data-gives-way', at !== null && covers(part, at));
      }
    };
    // A focus that scrolls the page has come to rest by the next frame.
    const lookSoon = () => requestAnimationFrame(look);
    addEventListener('focusin', lookSoon);
    addEventListener('scrollend', lookSoon);
    return () => {
      removeEventListener('focusin', lookSoon);
      removeEventListener('scrollend', lookSoon);
    };
  }, [floating]);
}

/** More than half of it lies below the part. */
function covers(part: Element, at: DOMRect): boolean {
  const over = part.getBoundingClientRect();
  const width = Math.min(over.right, at.right) - Math.max(over.left, at.left);
  const height = Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top);
  return width > 0 && height > 0 && width * height > (at.width * at.height) / 2;
}
