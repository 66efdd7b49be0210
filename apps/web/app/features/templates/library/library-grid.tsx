import { virtualFrom } from '@replysmith/contract';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LibraryCard } from './library-card.tsx';
import type { LibraryEntry, Look } from './use-library-view.ts';
import classes from './library-card.module.css';

const narrowest = 248;
const gap = 12;

/** From this width on a card needs fewer lines. The style sheet contains the same number. */
const roomy = 300;
const most = 5;

type Room = {
  /** The number of cards side by side, one to five. */
  readonly columns: number;
  /** Whether they are wide enough to be lower. */
  readonly isRoomy: boolean;
  /** In pixels from the top of the page. */
  readonly top: number;
};

/** The position of an element on the page, and how many cards fit into its width. */
export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ columns: 1, isRoomy: false, top: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const fitting = Math.floor((current.clientWidth + gap) / (narrowest + gap));
      const columns = Math.min(most, Math.max(1, fitting));
      const isRoomy = (current.clientWidth - gap * (columns - 1)) / columns >= roomy;
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      setRoom((before) =>
        before.columns === columns && before.isRoomy === isRoomy && before.top === top
          ? before
          : { columns, isRoomy, top },
      );
    };
    measure();
    // Whatever moves the element changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

type Grid = { readonly count: number; readonly columns: number };

/** The number of rows for Page Up and Page Down. */
const page = 3;

/** The next position for a key in a grid of cards; null for other keys. */
export function nextPosition(key: string, from: number, { count, columns }: Grid): number | null {
  const to = indexFor(key, from, { count, columns });
  if (to === null) return null;
  return Math.min(count - 1, Math.max(0, to));
}

function indexFor(key: string, from: number, { count, columns }: Grid): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns < count ? from + columns : from;
    case 'ArrowUp':
      return from >= columns ? from - columns : from;
    case 'PageDown':
      return from + page * columns;
    case 'PageUp':
      return from - page * columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

type RovingFocus = {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  columns: number;
};

/** Roving focus: Tab leads to one card, and arrow keys move on from it, also out of view. */
function useRovingFocus({ list, ids, columns }: RovingFocus) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const focusId = useRef<string | null>(null);
  const active = Math.max(0, activeId === null ? 0 : ids.indexOf(activeId));

  useLayoutEffect(() => {
    if (focusId.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-id="${focusId.current}"] a`);
    focusId.current = null;
    link?.focus();
  });

  return {
    /** The index of that card. */
    active,
    onFocus: setActiveId,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = nextPosition(event.key, active, { count: ids.length, columns });
      const id = to === null ? undefined : ids[to];
      if (id === undefined) return;
      event.preventDefault();
      focusId.current = id;
      setActiveId(id);
    },
  };
}

type LibraryGridProps = {
  entries: readonly LibraryEntry[];
  /** The words that were searched for. */
  terms: readonly string[];
  look: Look;
  /** The ids of saved copies, by the ids of the library's templates. */
  saved: ReadonlyMap<string, string>;
  /** The address of a template. */
  addressOf: (id: string) => string;
};

/** Templates as cards or lines; only the visible ones are rendered when there are many. */
export function LibraryGrid({ entries, terms, look, saved, addressOf }: LibraryGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { columns: fitting, isRoomy, top } = useRoom(list);
  const height = rowHeight(look, isRoomy);
  const columns = look === 'grid' ? fitting : 1;
  const ids = entries.map(({ template }) => template.id);
  const { active, onFocus, onKeyDown } = useRovingFocus({ list, ids, columns });
  const rows = useRowsInView({
    top,
    count: entries.length,
    columns,
    height,
    activeRow: Math.floor(active / columns),
  });

  return (
    <ul
      ref={list}
      className={classes.cards}
      data-look={look}
      aria-label="Templates"
      style={{
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        height: Math.ceil(entries.length / columns) * height,
        gridAutoRows: height,
      }}
      onKeyDown={onKeyDown}
    >
      {rows.flatMap((row) =>
        entries.slice(row * columns, (row + 1) * columns).map((entry, column) => {
          const index = row * columns + column;
          const { id } = entry.template;
          return (
            <li
              className="container min-w-0"
              key={id}
              data-id={id}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ gridRow: row + 1, gridColumn: column + 1 }}
              onFocus={() => onFocus(id)}
            >
              <LibraryCard
                entry={entry}
                terms={terms}
                look={look}
                to={addressOf(id)}
                isSaved={saved.has(id)}
                isActive={index === active}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}

type Rows = {
  /** Pixels from the top of the page to the first row. */
  top: number;
  /** The number of cards. */
  count: number;
  columns: number;
  /** The height of a row in pixels, including the gap. */
  height: number;
  /** The row with the focus, or the one that would get it. It stays rendered when out of view. */
  activeRow: number;
};

/**
 * The rows that are rendered: all when there are few, otherwise the visible ones, some more, and
 * the one with the focus.
 */
function useRowsInView({ top, count, columns, height, activeRow }: Rows): readonly number[] {
  const rows = Math.ceil(count / columns);
  const isVirtual = count >= virtualFrom.library;
  const virtualizer = useWindowVirtualizer({
    count: rows,
    enabled: isVirtual,
    estimateSize: () => height,
    overscan: 5,
    scrollMargin: top,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(activeRow, rows - 1)])].sort(
        (a, b) => a - b,
      ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  if (!isVirtual) return Array.from({ length: rows }, (_, row) => row);
  return virtualizer.getVirtualItems().map(({ index }) => index);
}

/** The height of a row in pixels, including the gap. */
export function rowHeight(look: Look, isRoomy: boolean): number {
  if (look === 'list') return 140;
  return isRoomy ? 300 : 380;
}
