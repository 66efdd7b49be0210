import { useLayoutEffect, useState, type RefObject } from 'react';

const narrowest = 264;
const gap = 16;
const most = 5;

/** How many cards stand beside one another: one to five, by the width there is. */
export function useColumns(place: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const fitting = Math.floor((element.clientWidth + gap) / (narrowest + gap));
      setColumns(Math.min(most, Math.max(1, fitting)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  return columns;
}
