import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { countText } from '../../../../lib/words/count-text.ts';
import { Select } from '../../../../ui/select/select.tsx';
import type { ImportRow, RowVerdict } from './import-row.ts';
import { rowCounts } from './row-counts.ts';
import { RowLine } from './row-line.tsx';
import classes from './row-list.module.css';

type RowListProps = {
  rows: readonly ImportRow[];
  /** The import has ended. */
  isOver?: boolean;
};

type Shown = 'all' | RowVerdict['status'];

/** The rows of an import, of which only those in view are drawn. */
export function RowList({ rows, isOver = false }: RowListProps) {
  const [shown, setShown] = useState<Shown>('all');
  const scroller = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => rowCounts(rows), [rows]);
  const seen = shown === 'all' ? rows : rows.filter(({ verdict }) => verdict.status === shown);
  const lines = useVirtualizer({
    count: seen.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    getItemKey: (index) => seen[index]?.place ?? index,
    overscan: 8,
  });

  const isThere = shown === 'all' || counts.some(({ status }) => status === shown);
  const options: { value: Shown; label: string }[] = [
    { value: 'all', label: `All rows, ${countText(rows.length)}` },
    ...counts.map(({ status, name, count }) => ({ value: status, label: `${name}, ${count}` })),
    ...(isThere ? [] : [{ value: shown, label: 'None any more' }]),
  ];
  return (
    <div>
      <div className={classes.head}>
        <Select<Shown> label="Rows to show" options={options} value={shown} onChange={setShown} />
        <p className="small ink-2">
          {counts.map(({ name, count }) => `${name} ${count}`).join(' · ')}
        </p>
      </div>
      <div ref={scroller} className={classes.scroller} tabIndex={0} role="region" aria-label="Rows">
        <ul style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, key, start }) => {
            const row = seen[index];
            return (
              row && (
                <li
                  key={key}
                  ref={lines.measureElement}
                  data-index={index}
                  aria-setsize={seen.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <RowLine row={row} isOver={isOver} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </div>
  );
}
