import { isSamePoint } from './point-list.ts';

/** What is said of points that were not added, as long as they stand on the list. */
export function listedAlready(points: readonly string[], leftOut: readonly string[]): string {
  const places = leftOut
    .map((point) => points.findIndex((one) => isSamePoint(one, point)))
    .filter((place) => place >= 0);
  const [first] = places;
  if (first === undefined) return '';
  return places.length === 1
    ? `“${points[first]?.trim() ?? ''}” is on the list already, as number ${String(first + 1)}.`
    : `${String(places.length)} of these are on the list already.`;
}
