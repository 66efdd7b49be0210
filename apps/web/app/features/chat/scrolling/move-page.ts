import { whenReaderActs } from './reader-acts.ts';

/** So long, in milliseconds, the page glides at most. */
const longest = 1_000;

let movesUntil = 0;
const rest = () => {
  movesUntil = 0;
};

/** Scrolls the page by so many pixels without the reader having asked for it. */
export function movePage(top: number, behavior: ScrollBehavior = 'auto'): void {
  movesUntil = performance.now() + longest;
  addEventListener('scrollend', rest, { once: true });
  whenReaderActs(rest);
  scrollBy({ top, behavior });
}

/** Whether the page scrolls by itself, and its reader has not taken it over. */
export function isPageMoving(): boolean {
  return performance.now() < movesUntil;
}
