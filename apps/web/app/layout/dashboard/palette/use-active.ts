import { useState } from 'react';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

type Move = 'next' | 'previous' | 'first' | 'last';

/** Which item the keys stand on: the first, until they or the pointer move; it survives what is found later. */
export function useActive(groups: readonly PaletteGroup[], typed: string) {
  const [chosen, setChosen] = useState<{ typed: string; id: string } | null>(null);
  const items = groups.flatMap((group) => group.items);
  const held = chosen?.typed === typed ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const at = Math.max(0, held);
  const stand = (item: PaletteItem | undefined) => item && setChosen({ typed, id: item.id });
  const places: Record<Move, number> = {
    next: (at + 1) % items.length,
    previous: (at + items.length - 1) % items.length,
    first: 0,
    last: items.length - 1,
  };
  return {
    active: items[at],
    move: (to: Move) => stand(items[places[to]]),
    point: stand,
  };
}
