import { useEffect, useRef, useState, type FocusEvent } from 'react';

/**
 * Whether somebody is in a place: from when its field or its foot has the focus until the focus leaves
 * the place altogether. A button beside the field does not count, or it would move while it is being
 * pressed; nor does the place give way under a press elsewhere before that is over. A press is one of
 * the mouse here, which also stands for a finger: its own pointer is up before the focus moves.
 */
export function useEntered() {
  const [isEntered, setEntered] = useState(false);
  const isPressed = useRef(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes after this.
      setTimeout(() => {
        if (isLeaving.current) setEntered(false);
        isLeaving.current = false;
      });
    };
    // What is dragged away is never let go of by the mouse.
    const releases = ['mouseup', 'pointercancel', 'dragend'];
    addEventListener('mousedown', press, true);
    for (const name of releases) addEventListener(name, release, true);
    return () => {
      removeEventListener('mousedown', press, true);
      for (const name of releases) removeEventListener(name, release, true);
    };
  }, []);

  return {
    isEntered,
    onFocus: ({ target }: FocusEvent) => {
      isLeaving.current = false;
      if (target instanceof HTMLTextAreaElement || target.closest('footer')) setEntered(true);
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      // Whoever looks into another window is still here.
      const isWindowLeft = document.activeElement === target;
      if (isWindowLeft || currentTarget.contains(relatedTarget)) return;
      if (isPressed.current) isLeaving.current = true;
      else setEntered(false);
    },
  };
}
