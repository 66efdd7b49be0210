import { foldText } from '@replysmith/contract';
import type { PaletteItem } from './palette-item.ts';

/** Those that have every word of what is typed, those first whose name has them, or begins so. */
export function fitting(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const search = foldText(typed.trim());
  const terms = search.split(/\s+/u).filter(Boolean);
  const rank = ({ label, also = '' }: PaletteItem) => {
    const name = foldText(label);
    const all = `${name} ${foldText(also)}`;
    if (!terms.every((term) => all.includes(term))) return null;
    if (name.startsWith(search)) return 0;
    return terms.every((term) => name.includes(term)) ? 1 : 2;
  };
  return items
    .flatMap((item) => {
      const place = rank(item);
      return place === null ? [] : [{ item, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
