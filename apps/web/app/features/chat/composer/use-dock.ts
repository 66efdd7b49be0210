import { useEffect, useRef } from 'react';
import { dockHeight, setDockHeight, setWrittenIn } from '../../../ui/dock/dock-height.ts';

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
    const enter = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLTextAreaElement;
      setWrittenIn(isField);
      if (isField && dockHeight() > 0) stayThisFrame();
    };
    const leave = () => setWrittenIn(false);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    setWrittenIn(
      element.contains(document.activeElement) &&
        document.activeElement instanceof HTMLTextAreaElement,
    );
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      setWrittenIn(false);
      setDockHeight(0);
    };
  }, []);

  return dock;
}

/** A docked field is in view; the browser, which brings its caret there as it unfolds, goes too far. */
function stayThisFrame(): void {
  const top = scrollY;
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
}
