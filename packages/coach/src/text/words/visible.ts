import type { Stretch } from '../email.ts';
import { stretchOf } from './stretch.ts';

/** Soft hyphens, zero-width characters and marks of writing direction: in the text, but never seen. */
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

export const invisibleRun = new RegExp(`${invisible.source}+`, 'gu');

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Searches the text as it is seen, and says where the finds stand in the text as it is. */
export function findVisible<T extends Stretch>(
  text: string,
  find: (visible: string) => readonly T[],
): T[] {
  const visible = withoutInvisible(text);
  if (visible.length === text.length) return [...find(text)];
  const places = placesIn(text);
  return find(visible).map((found) => ({
    ...found,
    ...stretchOf(text, places[found.start] ?? 0, (places[found.end - 1] ?? 0) + 1),
  }));
}

/** Where each visible code unit stands. */
function placesIn(text: string): number[] {
  const places: number[] = [];
  let from = 0;
  for (const { index } of text.matchAll(invisible)) {
    for (; from < index; from += 1) places.push(from);
    from = index + 1;
  }
  for (; from < text.length; from += 1) places.push(from);
  return places;
}
