import { countInWords, countOf } from './count-in-words.ts';

/** "7 points lost in four places." */
export function lossesInWords(points: number, places: number): string {
  if (points === 0) return 'Nothing lost.';
  return `${countOf(points, 'point')} lost in ${countInWords(places, 'place')}.`;
}
