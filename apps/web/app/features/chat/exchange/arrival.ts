import { keptWork } from '../../../lib/kept-work/kept-work.ts';

/** An answer that has just come, and what of the reader's it takes. */
export type Arrival = { id: string; takes: 'focus and view' | 'focus' | 'nothing' };

/** After this long, in milliseconds, the reader has looked at the place of the answer and stays there. */
const seen = 200;

type Waiting = {
  /** Where the next message may be written already. */
  drafts: readonly string[];
  /** How long the answer took, in milliseconds. */
  wait: number;
  /** They have scrolled away from where it comes. */
  hasReaderLeft: boolean;
};

/** Whoever writes the next message already, or reads an earlier answer, is not disturbed. */
export function arrivalOf(id: string, { drafts, wait, hasReaderLeft }: Waiting): Arrival {
  const isWriting = drafts.some((key) => keptWork(key) !== '');
  const isReading = hasReaderLeft || document.activeElement?.closest('[data-answered]');
  const isBusy = isWriting || isReading;
  if (isBusy) return { id, takes: 'nothing' };
  return { id, takes: wait > seen ? 'focus' : 'focus and view' };
}
