import { useEffect, useLayoutEffect, useRef } from 'react';

const margin = 24;
/** So far, in pixels, the text may run on out of sight before its reader counts as having left it. */
const slack = 40;

/** Keeps the end of a growing text in view while its reader is there; whoever scrolls away stays away. */
export function useFollowText(text: string) {
  const end = useRef<HTMLSpanElement>(null);
  const isFollowing = useRef(true);

  useEffect(() => {
    const look = () => {
      isFollowing.current = hiddenBy(end.current) <= slack;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  useLayoutEffect(() => {
    const hidden = hiddenBy(end.current);
    if (isFollowing.current && text !== '' && hidden > 0) scrollBy({ top: hidden });
  }, [text]);

  return end;
}

/** How far the end of the text is below what the docked composer leaves free. */
function hiddenBy(end: HTMLElement | null): number {
  if (!end) return 0;
  const dock = parseFloat(document.documentElement.style.getPropertyValue('--dock-height'));
  const free = innerHeight - (Number.isFinite(dock) ? dock : 0) - margin;
  return end.getBoundingClientRect().bottom - free;
}
