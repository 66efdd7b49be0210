import { keptWork } from '../../lib/kept-work.ts';

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const seen = 200;

/** Whoever writes the next email already, or reads an earlier answer, is not disturbed. */
export function arrivalOf(id: string, draftKey: string, wait: number): Arrival {
  const isBusy = keptWork(draftKey) !== '' || document.activeElement?.closest('[data-answered]');
  if (isBusy) return { id, takes: 'nothing' };
  return { id, takes: wait > seen ? 'focus' : 'focus and view' };
}
