import { isPageMoving } from './move-page.ts';
import { readerActs } from './reader-acts.ts';

/** So long, in milliseconds, after what the reader did a scroll may begin that is theirs. */
const follows = 1_000;

/** Calls back each time the reader scrolls up, not the page by itself; returns how to stop. */
export function whenReaderScrollsUp(act: () => void): () => void {
  const begun = performance.now();
  let actedAt = -Infinity;
  let before = scrollY;
  let height = pageHeight();
  const note = ({ timeStamp }: Event) => {
    if (timeStamp > begun) actedAt = timeStamp;
  };
  const look = () => {
    // A page that becomes shorter is scrolled by that much without its reader.
    const lost = Math.max(0, height - pageHeight());
    const isTheirs = performance.now() - actedAt < follows && !isPageMoving();
    if (isTheirs && before - scrollY > lost) act();
    before = scrollY;
    height = pageHeight();
  };
  for (const name of readerActs) addEventListener(name, note, { passive: true });
  addEventListener('scroll', look, { passive: true });
  return () => {
    for (const name of readerActs) removeEventListener(name, note);
    removeEventListener('scroll', look);
  };
}

function pageHeight(): number {
  return document.documentElement.scrollHeight;
}
