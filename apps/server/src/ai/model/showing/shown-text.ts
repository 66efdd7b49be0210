import type { LeakGuard } from './leak-guard.ts';
import { plainPart } from './plain-part.ts';

/** How far back a leak may begin that ends in new text. */
const reach = 400;
/** Disguises are looked for when so much is new, and at the end. */
const worthUndoing = 60;

type Listener = {
  readonly onText?: (delta: string) => void;
  readonly onRewind?: () => void;
};

export type ShownText = {
  /** Shows what is new in a text that is still growing, and of that what is text. */
  readonly grow: (text: string) => void;
  /** Shows all of the finished text. */
  readonly finish: (text: string) => void;
  /** Takes back what was shown. */
  readonly rewind: () => void;
};

/** Turns a text that grows, and may change its mind, into pieces to append; leaks never get out. */
export function showText(guard: LeakGuard, { onText, onRewind }: Listener): ShownText {
  let shown = '';
  let undone = 0;

  function rewind(): void {
    if (shown === '') return;
    shown = '';
    undone = 0;
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
    grow: (given) => {
      const text = plainPart(given);
      const known = text.startsWith(shown) ? shown.length : 0;
      guard.checkWords(text.slice(Math.max(0, known - reach)));
      if (text.length - undone >= worthUndoing) {
        guard.checkDisguises(text.slice(Math.max(0, Math.min(known, undone) - reach)));
        undone = text.length;
      }
      const safe = text.slice(0, guard.safeLength(text));
      if (!shown.startsWith(safe)) show(safe);
    },
    finish: (text) => {
      guard.checkDisguises(text);
      show(text);
    },
  };
}
