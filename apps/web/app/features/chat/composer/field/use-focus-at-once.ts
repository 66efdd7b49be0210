import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A small screen would be half covered by the keyboard it opens. */
const hasKeyboard = '(min-width: 768px) and (pointer: fine)';

/** A new chat is for writing: its field has the focus as soon as it stands there. */
export function useFocusAtOnce(field: RefObject<HTMLElement | null>, isNew: boolean): void {
  const focus = useEffectEvent(() => {
    // Whoever is in the list of sessions, having deleted the open one, stays there.
    const isInList = document.activeElement?.closest('[data-row]') != null;
    if (isNew && !isInList && matchMedia(hasKeyboard).matches) {
      field.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => focus(), []);
}
