import { whenReaderActs } from './reader-acts.ts';

/**
 * Opens the page at a part of it, and keeps it there while what stands above is still to come, until
 * the reader takes the page over. Returns how to stop.
 */
export function openPageAt(part: HTMLElement): () => void {
  const bring = () => part.scrollIntoView({ block: 'start', behavior: 'instant' });
  const observer = new ResizeObserver(bring);
  const deafen = whenReaderActs(() => observer.disconnect());
  bring();
  if (part.parentElement) observer.observe(part.parentElement);
  return () => {
    observer.disconnect();
    deafen();
  };
}
