import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hides a part of the page in a way that the browser's own search looks into, and shows it when
 * something is found there. React knows `hidden` only as on or off.
 */
export function useUntilFound<Part extends HTMLElement>(
  isOpen: boolean,
  onFound: () => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (isOpen) part.current?.removeAttribute('hidden');
    else part.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = part.current;
    const listener = () => found();
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);

  return part;
}
