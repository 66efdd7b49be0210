import type { LeakGuard } from './leak-guard.ts';

/** How far back a leak may begin that ends in new text. */
const reach = 400;

type Listener = {
  readonly onText?: (delta: string) => void;
  readonly onRewind?: () => void;
};

export type ShownText = {
  /** Shows what is new in a text that is still growing. */
  readonly grow: (text: string) => void;
  /** Shows all of the finished text. */
  readonly finish: (text: string) => void;
  /** Takes back what was shown. */
  readonly rewind: () => void;
};

/** Turns a text that grows, and may change its mind, into pieces to append; leaks never get out. */
export function showText(guard: LeakGuard, { onText, onRewind }: Listener): ShownText {
  let shown = '';

  function rewind(): void {
    if (shown === '') return;
    shown = '';
    onRewind?.();
  }

  function show(text: string): void {
    if (!text.startsWith(shown)) rewind();
    const delta = text.slice(shown.length);
    shown = text;
    if (delta !== '') onText?.(delta);
  }

  return {
    rewind,
    grow: (text) => {
      const checked = text.startsWith(shown) ? shown.length : 0;
      guard.check(text.slice(Math.max(0, checked - reach)));
      const safe = text.slice(0, guard.safeLength(text)).replace(/[\uD800-\uDBFF]$/, '');
      if (!shown.startsWith(safe)) show(safe);
    },
    finish: (text) => {
      guard.check(text);
      show(text);
    },
  };
}
