import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowest = 264;
const gap = 16;
const most = 5;

/** As wide as it was is a good guess for who comes back: the list is as long at once, and scrolls there. */
let before = 1;

/** How many cards stand beside one another: one to five, by the width there is. */
export function useColumns(place: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(before);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const fitting = Math.floor((element.clientWidth + gap) / (narrowest + gap));
      before = Math.min(most, Math.max(1, fitting));
      setColumns(before);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  return columns;
}
