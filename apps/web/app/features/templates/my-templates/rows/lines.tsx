import type { VirtualItem } from '@tanstack/react-virtual';
import type { FocusEvent, RefObject } from 'react';
import { ListProblem } from './list-problem.tsx';
import { Line } from './line.tsx';
import { lineAt, type Layout } from './place-sections.ts';
import classes from './rows.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useIdsInView } from './use-ids-in-view.ts';
import { usePicking } from './use-picking.ts';
import { useRows } from './use-rows.ts';
import type { Look } from '../view/view.ts';

export type LinesOf = { layout: Layout; look: Look };

type LinesProps = LinesOf & {
  place: RefObject<HTMLDivElement | null>;
  /** Those that are drawn. */
  lines: readonly VirtualItem[];
  height: number;
  /** What the lines' own offsets begin from. */
  top: number;
  /** The first and the last line that can be seen. */
  inView: { startIndex: number; endIndex: number } | null;
  scrollToLine: (line: number) => void;
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
};

/** The lines that are drawn, each at its place. */
export function Lines(props: LinesProps) {
  const { place, layout, look, lines, height, top, inView, scrollToLine, focus } = props;
  const drawn = lines.map(({ index }) => lineAt(layout, index));
  const positions = drawn.flatMap((line) => (line?.kind === 'templates' ? [line] : []));
  const rows = useRows(layout, positions[0]?.from ?? 0, (positions.at(-1)?.to ?? 1) - 1);
  const walk = useArrowKeys(place, layout, scrollToLine);
  const pick = usePicking(layout);
  useIdsInView(layout, inView, rows.rowAt);

  return (
    <>
      {rows.problem && <ListProblem problem={rows.problem} onRetry={rows.tryAgain} />}
      <div
        ref={place}
        className={classes.rows}
        style={{ height }}
        aria-busy={rows.isWaiting}
        {...focus}
        onKeyDown={(event) => walk(event) && event.preventDefault()}
      >
        {lines.map(({ key, index, start }, at) => (
          <div
            key={key}
            data-index={index}
            className={classes.line}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Line
              line={drawn[at] ?? null}
              look={look}
              columns={layout.columns}
              total={layout.templateCount}
              rowAt={rows.rowAt}
              onPick={pick}
            />
          </div>
        ))}
      </div>
    </>
  );
}
