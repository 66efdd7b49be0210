import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Hears Esc in the place, and where nothing has the focus; elsewhere Esc means something else. */
export function useEscape(
  isHeard: boolean,
  place: RefObject<HTMLElement | null>,
  onEscape: () => void,
) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const { target } = event;
    const isIn = target instanceof Node && place.current?.contains(target);
    if (isIn || target === document.body) onEscape();
  });
  useEffect(() => {
    if (!isHeard) return;
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isHeard]);
}
