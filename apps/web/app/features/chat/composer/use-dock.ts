import { useEffect, useRef } from 'react';
import { setDockHeight, setWrittenIn } from '../../../ui/dock/dock-height.ts';

/** By then, in milliseconds, the browser has brought into view what a key wrote. */
const untilSettled = 150;

/** Tells the page how high the docked composer stands over it, so that the rest stays clear of it. */
export function useDock() {
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const tell = () => {
      const isDocked = getComputedStyle(element).position === 'sticky';
      const height = isDocked ? element.offsetHeight : 0;
      // Its own parts are always in view: without this, focus on them would move the page.
      element.style.setProperty('--stands-clear', `${String(-height)}px`);
      setDockHeight(height);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    addEventListener('resize', tell);
    let rest = 0;
    const write = ({ key }: KeyboardEvent) => {
      clearTimeout(rest);
      setWrittenIn(key !== 'Tab');
      rest = window.setTimeout(() => setWrittenIn(false), untilSettled);
    };
    element.addEventListener('keydown', write);
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      element.removeEventListener('keydown', write);
      clearTimeout(rest);
      setWrittenIn(false);
      setDockHeight(0);
    };
  }, []);

  return dock;
}
