import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { freeHeight } from './free-height.ts';
import { movePage } from './move-page.ts';
import { hasReaderLeft } from './reader-left.ts';
import { whenReaderScrollsUp } from './when-reader-scrolls-up.ts';

const margin = 24;
/** So far, in pixels, the text may run on out of sight before its reader counts as having left it. */
const slack = 40;

/**
 * Keeps the end of a growing text in view while its reader is there; whoever scrolls away stays
 * away, `isAway`, until they scroll back or `follow` takes them there.
 */
export function useFollowText(text: string) {
  const end = useRef<HTMLSpanElement>(null);
  const isFirst = useRef(true);
  const [isAway, setAway] = useState(hasReaderLeft);

  useEffect(() => {
    const look = () => {
      if (hiddenBy(end.current) <= slack) setAway(false);
    };
    const stopHearing = whenReaderScrollsUp(() => {
      if (hiddenBy(end.current) > slack) setAway(true);
    });
    addEventListener('scroll', look, { passive: true });
    return () => {
      stopHearing();
      removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    const hidden = hiddenBy(end.current);
    // What has come before the page was loaded is there at once.
    if (!isAway && text !== '' && hidden > 0)
      movePage(hidden, isFirst.current ? 'instant' : 'auto');
    isFirst.current = false;
  }, [text, isAway]);

  return { end, isAway, follow: () => setAway(false) };
}

/** How far the end of the text is below what can be seen. */
function hiddenBy(end: HTMLElement | null): number {
  return end ? end.getBoundingClientRect().bottom + margin - freeHeight() : 0;
}
