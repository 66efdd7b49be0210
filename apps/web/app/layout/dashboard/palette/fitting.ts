import { foldText, hasTerms, searchTerms } from '@replysmith/contract';
import type { PaletteItem } from './palette-item.ts';

/** Those that have every word of what is typed, those first whose name has them, or begins so. */
export function fitting(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const search = foldText(typed.trim());
  const terms = searchTerms(typed);
  const rank = ({ label, also = '' }: PaletteItem) => {
    const name = foldText(label);
    if (!hasTerms(`${name} ${foldText(also)}`, terms)) return null;
    if (name.startsWith(search)) return 0;
    return hasTerms(name, terms) ? 1 : 2;
  };
  return items
    .flatMap((item) => {
      const place = rank(item);
      return place === null ? [] : [{ item, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
