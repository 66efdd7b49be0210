import { useEffect, useEffectEvent, useRef } from 'react';
import { useDockHeight } from '../../../ui/dock/dock-height.ts';
import { freeHeight } from './free-height.ts';
import { belowHeader } from './header-height.ts';
import { movePage } from './move-page.ts';
import { whenReaderActs } from './reader-acts.ts';

/**
 * The end of an answer in words that has just come to somebody who waits for it: brings as much of it
 * into view as there is room for, wherever they asked from.
 */
export function ArrivalMark() {
  const end = useRef<HTMLSpanElement>(null);
  const come = useEffectEvent(() => {
    const exchange = end.current?.closest('[data-answered]');
    if (!end.current || !exchange) return;
    const { top } = exchange.getBoundingClientRect();
    const hidden = end.current.getBoundingClientRect().bottom + 16 - freeHeight();
    const way = Math.min(hidden, top - belowHeader);
    if (way > 0) movePage(way);
  });
  const isTakenOver = useRef(false);
  useEffect(
    () =>
      whenReaderActs(() => {
        isTakenOver.current = true;
      }),
    [],
  );
  // What is written next may need more room now than while it had to wait.
  const dockHeight = useDockHeight();
  useEffect(() => {
    if (!isTakenOver.current) come();
  }, [dockHeight]);
  return <span ref={end} />;
}
