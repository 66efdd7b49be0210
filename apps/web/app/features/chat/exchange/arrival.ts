import { keptWork } from '../../../lib/kept-work.ts';

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const seen = 200;

/** Whoever writes the next message already, or reads an earlier answer, is not disturbed. */
export function arrivalOf(id: string, draftKeys: readonly string[], wait: number): Arrival {
  const isWriting = draftKeys.some((key) => keptWork(key) !== '');
  const isBusy = isWriting || document.activeElement?.closest('[data-answered]');
  if (isBusy) return { id, takes: 'nothing' };
  return { id, takes: wait > seen ? 'focus' : 'focus and view' };
}
