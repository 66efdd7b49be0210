import { useEffect, useEffectEvent, useRef } from 'react';
import { dockHeight } from '../../../components/dock-height.ts';
import { drafts } from '../../../data/unsent-kinds.ts';
import { belowHeader } from '../../../theme/header-height.ts';

/** How much of the window the docked composer leaves free, in pixels from the top. */
export function freeHeight(): number {
  return innerHeight - dockHeight();
}

const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each first sign that the reader moves the page or works on it; returns how to stop. */
export function whenReaderActs(act: () => void): () => void {
  for (const name of readerActs) addEventListener(name, act, { once: true, passive: true });
  return () => {
    for (const name of readerActs) removeEventListener(name, act);
  };
}

/** So long, in milliseconds, the page glides at most. */
export const longestGlide = 1_000;

let movesUntil = 0;

const rest = () => {
  movesUntil = 0;
};

/** Scrolls the page by so many pixels without the reader having asked for it. */
export function movePage(top: number, behavior: ScrollBehavior = 'auto'): void {
  movesUntil = performance.now() + longestGlide;
  addEventListener('scrollend', rest, { once: true });
  whenReaderActs(rest);
  scrollBy({ top, behavior });
}

/** Whether the page scrolls by itself, and its reader has not taken it over. */
function isPageMoving(): boolean {
  return performance.now() < movesUntil;
}

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

let hasLeft = false;
let stopLooking: (() => void) | null = null;

/** Looks from now on whether the reader scrolls away from the end of the page, where an answer will come. */
export function awaitAnswer(): void {
  stopLooking?.();
  hasLeft = false;
  const stopHearing = whenReaderScrollsUp(() => {
    hasLeft = true;
  });
  const look = () => {
    if (!isPageMoving() && isAtEnd()) hasLeft = false;
  };
  addEventListener('scroll', look, { passive: true });
  stopLooking = () => {
    stopHearing();
    removeEventListener('scroll', look);
  };
}

/** Whether the reader has, and has not come back. */
export function hasReaderLeft(): boolean {
  return hasLeft;
}

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const seen = 200;

type Waiting = {
  /** Where the next message may be written already. */
  draftKeys: readonly string[];
  /** How long the answer took, in milliseconds. */
  wait: number;
  /** They have scrolled away from where it comes. */
  hasReaderLeft: boolean;
};

/** Whoever writes the next message already, or reads an earlier answer, is not disturbed. */
export function arrivalOf(id: string, { draftKeys, wait, hasReaderLeft }: Waiting): Arrival {
  const isWriting = draftKeys.some((key) => drafts.read(key) !== '');
  const isReading = hasReaderLeft || document.activeElement?.closest('[data-answered]');
  const isBusy = isWriting || isReading;
  if (isBusy) return { id, takes: 'nothing' };
  return { id, takes: wait > seen ? 'focus' : 'focus and view' };
}

/** Less than half a window, in pixels, is left below. */
function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - innerHeight - scrollY < innerHeight / 2;
}

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
