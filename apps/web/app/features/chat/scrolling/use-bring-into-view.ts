import { useEffect, useEffectEvent, useRef } from 'react';
import { freeHeight } from './free-height.ts';
import { belowHeader } from './header-height.ts';
import { movePage } from './move-page.ts';
import { hasReaderLeft } from './reader-left.ts';

/** Room, in pixels, that a first look takes. */
const firstLook = 320;

/** So long, in milliseconds, nothing is shown: most answers are there by then. */
const moment = 200;

type Moment = {
  /** That time has passed already. */
  isLate: boolean;
  /** It went on before the page was loaded: there is nothing to glide from. */
  isResumed: boolean;
};

/** Brings what stays for longer than a moment into view, unless it is there already or the reader has left. */
export function useBringIntoView({ isLate, isResumed }: Moment) {
  const place = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(() => {
    if (hasReaderLeft()) return;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const isInView = top >= 0 && top <= freeHeight() - firstLook;
    if (!isInView) movePage(top - belowHeader, isResumed ? 'instant' : 'auto');
  });
  const delay = isLate ? 0 : moment;
  useEffect(() => {
    const timer = setTimeout(bring, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return place;
}
