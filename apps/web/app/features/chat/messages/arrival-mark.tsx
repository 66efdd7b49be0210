import { useEffect, useRef } from 'react';
import { freeHeight } from '../result/running/free-height.ts';
import { movePage } from '../result/running/move-page.ts';

/** Height, in pixels, of what stands above the page, with a little room. */
const header = 72;

/** The end of an answer in words that has just come: brings as much of it into view as there is room for. */
export function ArrivalMark() {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const exchange = end.current?.closest('[data-answered]');
    if (!end.current || !exchange) return;
    const hidden = end.current.getBoundingClientRect().bottom + 16 - freeHeight();
    const room = exchange.getBoundingClientRect().top - header;
    if (hidden > 0) movePage(Math.min(hidden, room));
  }, []);
  return <span ref={end} />;
}
