import type { Look } from '../view/library-view.ts';

/** Pixels from one row of a shelf to the next. */
export function rowHeight(look: Look, isRoomy: boolean): number {
  if (look === 'list') return 140;
  return isRoomy ? 300 : 380;
}
