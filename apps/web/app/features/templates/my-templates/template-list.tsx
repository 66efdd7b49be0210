import { virtualFrom } from '@replysmith/contract';
import {
  type Range,
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { belowHeader } from '../../../theme/header-height.ts';
import { usePage } from './page-context.ts';
import type { Look } from './view.ts';
import { TemplateLines, type LinesOf } from './template-lines.tsx';
import { type Layout, type TemplateSection, lineAt, lineKey, placeSections } from './sections.ts';
import classes from './lists.module.css';

/**
 * In pixels, including the gap below. The style sheets of cards, rows and headings use the same
 * heights.
 */
const heights = { grid: 300, list: 64, trash: 228, heading: 56 };

function lineHeight(layout: Layout, look: Look, line: number): number {
  if (lineAt(layout, line)?.kind === 'heading') return heights.heading;
  return look === 'grid' && isTrash(layout.sections) ? heights.trash : heights[look];
}

/** What is shown, which may briefly differ from what is requested. */
function isTrash([section]: readonly TemplateSection[]): boolean {
  return section?.listing.filter.view === 'trash';
}

/** Templates that scroll with the page. */
function PageRows({ layout, look, overscan }: LinesOf & { overscan: number }) {
  const container = useRef<HTMLDivElement>(null);
  const scrollMargin = useDocumentTop(container);
  const getItemKey = useCallback((line: number) => lineKey(layout, line), [layout]);
  const { rangeExtractor, ...focus } = useFocusedLine();
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: layout.lineCount,
    estimateSize: (line) => lineHeight(layout, look, line),
    getItemKey,
    overscan,
    scrollMargin,
    scrollPaddingStart: belowHeader,
    rangeExtractor,
    useFlushSync: false,
  });
  return (
    <TemplateLines
      container={container}
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

/**
 * The distance of an element from the top of the document, updated when content above it changes.
 */
function useDocumentTop(container: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const box = container.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);

  return top;
}

const narrowest = 264;
const gap = 16;
const most = 5;

/**
 * The last number of columns, as a first guess when somebody comes back, so that scrolling can be
 * restored at once.
 */
let before = 1;

/** The number of cards side by side, one to five, by the available width. */
function useColumns(container: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(before);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const fitting = Math.floor((element.clientWidth + gap) / (narrowest + gap));
      before = Math.min(most, Math.max(1, fitting));
      setColumns(before);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  return columns;
}

/** Additional lines that are rendered beyond the visible ones. */
const overscan = 5;

/** The list of templates; only those near the visible ones are rendered when there are many. */
export function TemplateList({ sections }: { sections: readonly TemplateSection[] }) {
  const { look, folder } = usePage().view;
  const container = useRef<HTMLDivElement>(null);
  const fitting = useColumns(container);
  const columns = look === 'grid' ? fitting : 1;
  const layout = useMemo(() => placeSections(sections, columns), [sections, columns]);
  const isLong = layout.templateCount > virtualFrom.folder;
  const Rows = isLong && look === 'list' && folder !== null ? BoxRows : PageRows;
  return (
    <div
      ref={container}
      className={`min-w-0 ${classes.list}`}
      data-trash={isTrash(sections) || undefined}
    >
      <Rows
        key={`${look} in ${columns}`}
        layout={layout}
        look={look}
        overscan={isLong ? overscan : layout.lineCount}
      />
    </div>
  );
}

/** A long list in a box that scrolls by itself. */
function BoxRows({ layout, look, overscan }: LinesOf & { overscan: number }) {
  const box = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
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
      <TemplateLines
        container={container}
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

/**
 * The line with the focus stays rendered when it is scrolled away; otherwise the focus would be
 * lost.
 */
function useFocusedLine() {
  const [focused, setFocused] = useState<number | null>(null);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const lines = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || lines.includes(focused)) return lines;
      return [...lines, focused].sort((a, b) => a - b);
    },
    [focused],
  );

  return {
    rangeExtractor,
    onFocus: ({ target }: FocusEvent) => {
      const line = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
      setFocused(line === undefined ? null : Number(line));
    },
    onBlur: () => setFocused(null),
  };
}
