import { useEffect, useRef } from 'react';

const property = '--dock-height';

/** Tells the page how high the docked composer stands, so that toasts stay clear of it. */
export function useDockHeight() {
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      root.setProperty(property, `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  }, []);

  return dock;
}
