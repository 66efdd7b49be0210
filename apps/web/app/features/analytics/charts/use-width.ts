import { useLayoutEffect, useRef, useState } from 'react';

const untilKnown = 520;

/** How wide an element is, in whole pixels, so that what is drawn in it keeps its sizes. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(untilKnown);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || untilKnown);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
