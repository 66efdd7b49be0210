import { virtualFrom } from '@replysmith/contract';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';

type Rows = {
  /** Pixels from the top of the page to the first row. */
  top: number;
  /** Cards in all. */
  count: number;
  columns: number;
  /** Pixels from one row to the next. */
  height: number;
  /** The row that has, or would get, focus: it stays although it is out of view. */
  kept: number;
};

/** Which rows are drawn: all of few; of many those in view, some more, and the one with focus. */
export function useRowsInView({ top, count, columns, height, kept }: Rows): readonly number[] {
  const rows = Math.ceil(count / columns);
  const isVirtual = count >= virtualFrom.library;
  const virtualizer = useWindowVirtualizer({
    count: rows,
    enabled: isVirtual,
    estimateSize: () => height,
    overscan: 5,
    scrollMargin: top,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(kept, rows - 1)])].sort(
        (a, b) => a - b,
      ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  if (!isVirtual) return Array.from({ length: rows }, (_, row) => row);
  return virtualizer.getVirtualItems().map(({ index }) => index);
}
