import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { lineHeight } from './line-heights.ts';
import { Lines, type LinesOf } from './lines.tsx';
import { lineKey } from './place-sections.ts';
import classes from './rows.module.css';
import { useFocusedLine } from './use-focused-line.ts';

/** The long list of a folder, which scrolls by itself. */
export function BoxRows({ layout, look, overscan }: LinesOf & { overscan: number }) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const getItemKey = useCallback((line: number) => lineKey(layout, line), [layout]);
  const { rangeExtractor, ...focus } = useFocusedLine();
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: layout.lineCount,
    getScrollElement: () => box.current,
    estimateSize: (line) => lineHeight(layout, look, line),
    getItemKey,
    overscan,
    rangeExtractor,
    useFlushSync: false,
  });
  return (
    <div ref={box} className={classes.box} role="region" aria-label="Templates in this folder">
      <Lines
        place={place}
        layout={layout}
        look={look}
        lines={virtualizer.getVirtualItems()}
        height={virtualizer.getTotalSize()}
        top={0}
        inView={virtualizer.range}
        scrollToLine={(line) => virtualizer.scrollToIndex(line)}
        focus={focus}
      />
    </div>
  );
}
