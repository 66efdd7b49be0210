import { useRef } from 'react';
import type { Look } from '../view/library-view.ts';
import { rowHeight } from './row-height.ts';
import classes from './shelf-skeleton.module.css';
import shelfClasses from './shelf.module.css';
import { useRoom } from './use-room.ts';

const rows = 3;

/** The shelf before its templates are there, as large as it will be. */
export function ShelfSkeleton({ look }: { look: Look }) {
  const list = useRef<HTMLUListElement>(null);
  const { columns: fitting, isRoomy } = useRoom(list);
  const columns = look === 'grid' ? fitting : 1;
  return (
    <ul
      ref={list}
      className={`${shelfClasses.shelf ?? ''} ${classes.shelf ?? ''}`}
      data-look={look}
      aria-hidden="true"
      style={{
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight(look, isRoomy),
      }}
    >
      {Array.from({ length: rows * columns }, (_, place) => (
        <li key={place}>
          <div className={classes.card}>
            <span />
            <span />
            <span />
          </div>
        </li>
      ))}
    </ul>
  );
}
