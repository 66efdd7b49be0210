import { isPageMoving } from './move-page.ts';

/** Calls back each time the reader scrolls up, not the page by itself; returns how to stop. */
export function whenReaderScrollsUp(act: () => void): () => void {
  let before = scrollY;
  let height = pageHeight();
  const look = () => {
    // A page that becomes shorter is scrolled by that, not by its reader.
    const isShorter = pageHeight() < height;
    if (scrollY < before && !isShorter && !isPageMoving()) act();
    before = scrollY;
    height = pageHeight();
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

function pageHeight(): number {
  return document.documentElement.scrollHeight;
}
