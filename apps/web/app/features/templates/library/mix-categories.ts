import type { LibraryEntry } from './search/library-entry.ts';

/** The first of every category, then the second of every category, and so on. */
export function mixCategories(entries: readonly LibraryEntry[]): LibraryEntry[] {
  const categories = Object.values(Object.groupBy(entries, ({ template }) => template.category));
  const longest = Math.max(0, ...categories.map((category) => category?.length ?? 0));
  return Array.from({ length: longest }, (_, place) =>
    categories.flatMap((category) => category?.[place] ?? []),
  ).flat();
}
