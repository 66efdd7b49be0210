import { overlaps } from '../../document/stretch.ts';

type Place = { readonly start: number; readonly end: number };

/** Whether a place overlaps one of these, which are in reading order; to be asked in reading order. */
export function touching(places: readonly Place[]): (place: Place) => boolean {
  let at = 0;
  return (place) => {
    while ((places[at]?.end ?? Infinity) <= place.start) at += 1;
    const next = places[at];
    return next !== undefined && overlaps(next, place);
  };
}
