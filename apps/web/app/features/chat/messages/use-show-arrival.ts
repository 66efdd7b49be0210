import { useEffect, useRef } from 'react';
import { freeHeight } from '../result/running/free-height.ts';
import { movePage } from '../result/running/move-page.ts';

/** Height, in pixels, of what stands above the page, with a little room. */
const header = 72;

/** Brings an answer in words into view when it has just come and is not all there to see. */
export function useShowArrival(isNew: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const exchange = place.current?.closest('[data-answered]') ?? place.current;
    if (!isNew || !place.current || !exchange) return;
    const hidden = place.current.getBoundingClientRect().bottom - freeHeight();
    if (hidden <= 0) return;
    const room = exchange.getBoundingClientRect().top - header;
    movePage(Math.min(hidden + 16, room));
  }, [isNew]);
  return place;
}
