const name = 'found-words';

/** Marks stretches of the page without changing it, in place of those that were marked before. */
export function markWords(ranges: readonly Range[]): void {
  if (!('Highlight' in globalThis)) return;
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}
