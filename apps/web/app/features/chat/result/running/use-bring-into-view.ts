import { useEffect, useRef } from 'react';
import { freeHeight } from './free-height.ts';

/** Room, in pixels, that the header takes above and a first look takes below. */
const header = 80;
const firstLook = 320;

/** Brings what stays for longer than a moment into view, unless it is there already. */
export function useBringIntoView(delay: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top < 0 || top > freeHeight() - firstLook) scrollBy({ top: top - header });
    }, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return place;
}
