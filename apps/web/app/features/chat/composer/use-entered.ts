import { useState, type FocusEvent } from 'react';

/**
 * Whether somebody is in a place: from when its field has the focus until the focus leaves the place
 * altogether. A button beside the field does not count, or it would move while it is being pressed.
 */
export function useEntered() {
  const [isEntered, setEntered] = useState(false);
  return {
    isEntered,
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) setEntered(true);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // Whoever looks into another window is still here.
      const isWindowLeft = document.activeElement === target;
      if (!isWindowLeft && !currentTarget.contains(relatedTarget)) setEntered(false);
    },
  };
}
