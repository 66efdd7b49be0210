import { whenReaderActs } from './reader-acts.ts';

/**
 * Opens the page at a part of it, and keeps that in its place while what stands above it is still to
 * come, until the page is moved. Returns how to stop.
 */
export function openPageAt(part: HTMLElement): () => void {
  let scrolled = 0;
  let top = 0;
  const bring = () => {
    part.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrolled = scrollY;
    top = part.getBoundingClientRect().top;
  };
  const observer = new ResizeObserver(() => {
    // The browser may have kept it in its place by itself.
    const isMoved = scrollY !== scrolled && Math.abs(part.getBoundingClientRect().top - top) > 1;
    if (isMoved) stop();
    else bring();
  });
  const deafen = whenReaderActs(() => stop());
  const stop = () => {
    observer.disconnect();
    deafen();
  };
  bring();
  if (part.parentElement) observer.observe(part.parentElement);
  return stop;
}
