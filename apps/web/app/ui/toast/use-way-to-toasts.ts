import { useEffect, useRef, type RefObject } from 'react';

/** F6 leads from the page to the newest toast, and back to where one was. */
export function useWayToToasts(region: RefObject<HTMLElement | null>, shown: number): void {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const newest = region.current?.querySelector('li:last-of-type');
      const target = newest?.querySelector<HTMLElement>('[data-action], a, button');
      if (event.key !== 'F6' || !target) return;
      event.preventDefault();
      const { activeElement } = document;
      if (region.current?.contains(activeElement)) {
        cameFrom.current?.focus();
        return;
      }
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
      target.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, [region]);

  // A toast that goes takes the focus with it.
  useEffect(() => {
    const from = cameFrom.current;
    if (document.activeElement === document.body && from?.isConnected) from.focus();
  }, [shown]);
}
