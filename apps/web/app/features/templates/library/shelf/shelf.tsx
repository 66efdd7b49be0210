import { useRef } from 'react';
import type { LibraryEntry } from '../search/library-entry.ts';
import type { Look } from '../view/library-view.ts';
import { LibraryCard } from './library-card.tsx';
import { rowHeight } from './row-height.ts';
import classes from './shelf.module.css';
import { useRoom } from './use-room.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useRowsInView } from './use-rows-in-view.ts';

type ShelfProps = {
  entries: readonly LibraryEntry[];
  /** The words that were searched for. */
  terms: readonly string[];
  look: Look;
  /** Of those that were saved, the id of what came of them. */
  saved: ReadonlyMap<string, string>;
  /** Where a template opens. */
  addressOf: (id: string) => string;
};

/** Templates as cards or as lines; of many only those in view are drawn. */
export function Shelf({ entries, terms, look, saved, addressOf }: ShelfProps) {
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
    kept: Math.floor(active / columns),
  });

  return (
    <ul
      ref={list}
      className={classes.shelf}
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
          const place = row * columns + column;
          const { id } = entry.template;
          return (
            <li
              key={id}
              data-id={id}
              aria-setsize={entries.length}
              aria-posinset={place + 1}
              style={{ gridRow: row + 1, gridColumn: column + 1 }}
              onFocus={() => onFocus(id)}
            >
              <LibraryCard
                entry={entry}
                terms={terms}
                look={look}
                to={addressOf(id)}
                isSaved={saved.has(id)}
                isActive={place === active}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}
