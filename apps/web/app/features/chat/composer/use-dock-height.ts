import { useEffect, useRef } from 'react';

const property = '--dock-height';

/** Tells the page how high the docked composer stands over it, so that the rest stays clear of it. */
export function useDockHeight() {
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const root = document.documentElement.style;
    const tell = () => {
      const isDocked = getComputedStyle(element).position === 'sticky';
      root.setProperty(property, `${String(isDocked ? element.offsetHeight : 0)}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      root.removeProperty(property);
    };
  }, []);

  return dock;
}
