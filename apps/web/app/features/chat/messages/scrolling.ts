import { useEffect, useEffectEvent, useRef } from 'react';
import { dockHeight } from '../../../components/dock-height.ts';
import { drafts } from '../../../data/drafts.ts';
import { belowHeader } from '../../../theme/header-height.ts';

/** The height in pixels above the docked composer. */
export function freeHeight(): number {
  return innerHeight - dockHeight();
}

const readerActs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back when the reader scrolls or acts on the page. Returns how to stop. */
export function whenReaderActs(act: () => void): () => void {
  for (const name of readerActs) addEventListener(name, act, { once: true, passive: true });
  return () => {
    for (const name of readerActs) removeEventListener(name, act);
  };
}

/** The longest smooth scroll, in milliseconds. */
export const longestGlide = 1_000;

let movesUntil = 0;

const rest = () => {
  movesUntil = 0;
};

/** Scrolls the page without the reader's request. */
export function movePage(top: number, behavior: ScrollBehavior = 'auto'): void {
  movesUntil = performance.now() + longestGlide;
  addEventListener('scrollend', rest, { once: true });
  whenReaderActs(rest);
  scrollBy({ top, behavior });
}

/** Whether the page is scrolling by itself and the reader has not interrupted it. */
function isPageMoving(): boolean {
  return performance.now() < movesUntil;
}

/** A scroll within so many milliseconds after an action is the reader's. */
const follows = 1_000;

/** Calls back each time the reader scrolls up. Returns how to stop. */
export function whenReaderScrollsUp(act: () => void): () => void {
  const startedAt = performance.now();
  let actedAt = -Infinity;
  let before = scrollY;
  let height = pageHeight();
  const note = ({ timeStamp }: Event) => {
    if (timeStamp > startedAt) actedAt = timeStamp;
  };
  const look = () => {
    // A page that becomes shorter scrolls by that much without the reader.
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

/**
 * Begins to watch whether the reader scrolls away from the end of the page, where the answer will
 * come.
 */
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

/** Whether the reader has scrolled away and not come back. */
export function hasReaderLeft(): boolean {
  return hasLeft;
}

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const visible = 200;

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
  return { id, takes: wait > visible ? 'focus' : 'focus and view' };
}

/** Less than half a window, in pixels, is left below. */
function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - innerHeight - scrollY < innerHeight / 2;
}

/** The height in pixels that is needed for a first look. */
const firstLook = 320;

/** For so many milliseconds nothing is shown, because most answers have come by then. */
const moment = 200;

type Moment = {
  /** That time has passed already. */
  isLate: boolean;
  /** It began before the page was loaded, so there is no smooth scroll. */
  isResumed: boolean;
};

/**
 * Scrolls something into view once it has been there for a moment, unless it is visible or the
 * reader has scrolled away.
 */
export function useBringIntoView({ isLate, isResumed }: Moment) {
  const container = useRef<HTMLDivElement>(null);
  const bring = useEffectEvent(() => {
    if (hasReaderLeft()) return;
    const top = container.current?.getBoundingClientRect().top ?? 0;
    const isInView = top >= 0 && top <= freeHeight() - firstLook;
    if (!isInView) movePage(top - belowHeader, isResumed ? 'instant' : 'auto');
  });
  const delay = isLate ? 0 : moment;
  useEffect(() => {
    const timer = setTimeout(bring, delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return container;
}
