import { useLayoutEffect, useRef } from 'react';

/**
 * A row that goes takes the focus with it: it goes on to the row where that one is now, or to the
 * one that has come to its place; when it was the last, to the list, where that can have it.
 */
export function useKeptFocus<List extends HTMLElement = HTMLDivElement>(ids: readonly string[]) {
  const list = useRef<List>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);
  const order = ids.join();

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!focused.current || (activeElement && activeElement !== document.body)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const { id, index } = focused.current;
    const same = rows.find((row) => row.dataset.row === id);
    (same ?? rows[Math.min(index, rows.length - 1)] ?? list.current)?.focus();
  }, [order]);

  return {
    list,
    /** For the row: focus inside it, its menu included. */
    watch: (id: string) => ({
      onFocus: () => {
        focused.current = { id, index: ids.indexOf(id) };
      },
      onBlur: () => {
        focused.current = null;
      },
    }),
  };
}
