import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { lineHeight } from './line-heights.ts';
import { Lines, type LinesOf } from './lines.tsx';
import { lineKey } from './place-sections.ts';
import { useDocumentTop } from './use-document-top.ts';
import { useFocusedLine } from './use-focused-line.ts';

/** The header of the site covers what is behind it. */
const headerHeight = 72;

/** Templates that scroll with the page. */
export function PageRows({ layout, look, overscan }: LinesOf & { overscan: number }) {
  const place = useRef<HTMLDivElement>(null);
  const scrollMargin = useDocumentTop(place);
  const getItemKey = useCallback((line: number) => lineKey(layout, line), [layout]);
  const { rangeExtractor, ...focus } = useFocusedLine();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: layout.lineCount,
    estimateSize: (line) => lineHeight(layout, look, line),
    getItemKey,
    overscan,
    scrollMargin,
    scrollPaddingStart: headerHeight,
    rangeExtractor,
    useFlushSync: false,
  });
  return (
    <Lines
      place={place}
      layout={layout}
      look={look}
      lines={virtualizer.getVirtualItems()}
      height={virtualizer.getTotalSize()}
      top={scrollMargin}
      inView={virtualizer.range}
      scrollToLine={(line) => virtualizer.scrollToIndex(line)}
      focus={focus}
    />
  );
}
