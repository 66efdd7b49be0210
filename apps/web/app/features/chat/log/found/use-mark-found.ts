import { useEffect, useRef, type RefObject } from 'react';
import { freeHeight } from '../../scrolling/free-height.ts';
import { movePage } from '../../scrolling/move-page.ts';
import { whenReaderActs } from '../../scrolling/reader-acts.ts';
import { findInPage } from './find-in-page.ts';
import type { FoundPlace } from './found-place.ts';
import { markWords } from './mark-words.ts';

/** Height, in pixels, of what stands above the page, with a little room. */
const header = 72;

/**
 * Marks the words in what was said at a place, also in what comes there later, and brings the first
 * of the message that was found into view, until the reader takes the page over.
 */
export function useMarkFound(
  place: RefObject<HTMLElement | null>,
  found: FoundPlace | null,
  isInAnswer: boolean,
): void {
  const reached = useRef<string | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !found) return;
    // Coming back to a visit leaves the page where its reader had it.
    let isBringing = reached.current !== found.visit;
    reached.current = found.visit;
    const leave = whenReaderActs(() => {
      isBringing = false;
    });
    const mark = () => {
      const ranges = findInPage(element, found.terms);
      markWords(ranges);
      const message = element.children[Number(isInAnswer)] ?? element;
      const first = ranges.find(({ startContainer }) => message.contains(startContainer));
      if (isBringing) bringIntoView(first ?? message);
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    });
    return () => {
      observer.disconnect();
      leave();
      markWords([]);
    };
  }, [place, found, isInAnswer]);
}

function bringIntoView(shown: Element | Range): void {
  const { top, bottom } = shown.getBoundingClientRect();
  if (top >= header && bottom <= freeHeight()) return;
  const room = shown instanceof Element ? header : freeHeight() / 3;
  movePage(top - room, 'instant');
}
