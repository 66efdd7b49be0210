import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { nextPlace } from './next-place.ts';

type Shelf = {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  columns: number;
};

/** One card of the shelf takes focus from Tab; arrow keys move on from it, also out of view. */
export function useRovingFocus({ list, ids, columns }: Shelf) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const active = Math.max(0, activeId === null ? 0 : ids.indexOf(activeId));

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-id="${wanted.current}"] a`);
    wanted.current = null;
    link?.focus();
  });

  return {
    /** The place of that card. */
    active,
    onFocus: setActiveId,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = nextPlace(event.key, active, { count: ids.length, columns });
      const id = to === null ? undefined : ids[to];
      if (id === undefined) return;
      event.preventDefault();
      wanted.current = id;
      setActiveId(id);
    },
  };
}
