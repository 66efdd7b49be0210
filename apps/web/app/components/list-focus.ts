import { useLayoutEffect, useRef } from 'react';

/**
 * Moves focus among stops with arrow keys, Home and End; false for other keys or focus elsewhere.
 */
export function moveAmong(stops: readonly HTMLElement[], key: string): boolean {
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at < 0) return false;
  const last = stops.length - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(last, at + 1),
    Home: 0,
    End: last,
  };
  const next = places[key];
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}

/**
 * Keeps focus when a row is removed or moved: it goes to the row's new position, to the row that
 * replaced it, or to the list after the last one.
 */
export function useRestoredFocus<List extends HTMLElement = HTMLDivElement>(
  ids: readonly string[],
) {
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
    /** For the row: tracks focus inside it, including its menu. */
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
