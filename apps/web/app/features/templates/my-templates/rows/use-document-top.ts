import { useLayoutEffect, useState, type RefObject } from 'react';

/** How far below the top of the document something begins, whatever comes and goes above it. */
export function useDocumentTop(place: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const box = place.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place]);

  return top;
}
