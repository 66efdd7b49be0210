import { useEffect, useLayoutEffect, useRef } from 'react';
import { freeHeight } from './free-height.ts';

const margin = 24;
/** So far, in pixels, the text may run on out of sight before its reader counts as having left it. */
const slack = 40;

/** Keeps the end of a growing text in view while its reader is there; whoever scrolls away stays away. */
export function useFollowText(text: string) {
  const end = useRef<HTMLSpanElement>(null);
  const isFollowing = useRef(true);

  useEffect(() => {
    let before = scrollY;
    const look = () => {
      if (hiddenBy(end.current) <= slack) isFollowing.current = true;
      else if (scrollY < before) isFollowing.current = false;
      before = scrollY;
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

/** How far the end of the text is below what can be seen. */
function hiddenBy(end: HTMLElement | null): number {
  return end ? end.getBoundingClientRect().bottom + margin - freeHeight() : 0;
}
