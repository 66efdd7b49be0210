import type { EmailTemplateSummary } from '@replysmith/contract';
import type { VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { TemplateLine } from './template-line.tsx';
import { usePicking, useRows, useReportInView } from './use-rows.ts';
import { type Layout, lineAt, lineOf } from './sections.ts';
import type { Look } from './view.ts';
import classes from './lists.module.css';

export type LinesOf = { layout: Layout; look: Look };

type LinesProps = LinesOf & {
  container: RefObject<HTMLDivElement | null>;
  /** The rendered lines. */
  lines: readonly VirtualItem[];
  height: number;
  /** The offset that the lines' positions start from. */
  top: number;
  /** The first and the last visible line. */
  inView: { startIndex: number; endIndex: number } | null;
  scrollToLine: (line: number) => void;
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
};

/** The lines that are drawn, each at its place. */
export function TemplateLines(props: LinesProps) {
  const { container, layout, look, lines, height, top, inView, scrollToLine, focus } = props;
  const drawn = lines.map(({ index }) => lineAt(layout, index));
  const positions = drawn.flatMap((line) => (line?.kind === 'templates' ? [line] : []));
  const rows = useRows(layout, positions[0]?.from ?? 0, (positions.at(-1)?.to ?? 1) - 1);
  const walk = useArrowKeys(container, layout, scrollToLine);
  const pick = usePicking(layout);
  useIdsInView(layout, inView, rows.rowAt);

  return (
    <>
      {rows.problem && <ListProblem problem={rows.problem} onRetry={rows.tryAgain} />}
      <div
        ref={container}
        className={`relative ${classes.rows}`}
        style={{ height }}
        aria-busy={rows.isWaiting}
        {...focus}
        onKeyDown={(event) => walk(event) && event.preventDefault()}
      >
        {lines.map(({ key, index, start }, at) => (
          <div
            key={key}
            data-index={index}
            className={`absolute w-full ${classes.line}`}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <TemplateLine
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

/** Provides the ids of the visible templates on request. */
function useIdsInView(
  layout: Layout,
  inView: { startIndex: number; endIndex: number } | null,
  rowAt: (position: number) => EmailTemplateSummary | undefined,
): void {
  const report = useReportInView();
  useEffect(() => {
    report(() => {
      const ids: string[] = [];
      for (let at = inView?.startIndex ?? 0; at <= (inView?.endIndex ?? -1); at += 1) {
        const line = lineAt(layout, at);
        if (line?.kind !== 'templates') continue;
        for (let position = line.from; position < line.to; position += 1) {
          const id = rowAt(position)?.id;
          if (id) ids.push(id);
        }
      }
      return ids;
    });
  });
}

/** Arrow keys move between templates, also to those that are not rendered yet. */
function useArrowKeys(
  container: RefObject<HTMLElement | null>,
  layout: Layout,
  scrollToLine: (line: number) => void,
) {
  const awaited = useRef<number | null>(null);

  const focus = (position: number): boolean => {
    const card = container.current?.querySelector(`[aria-posinset="${position + 1}"]`);
    const target = card?.querySelector<HTMLElement>('[data-way-in]');
    target?.focus();
    return Boolean(target);
  };

  useEffect(() => {
    if (awaited.current !== null && focus(awaited.current)) awaited.current = null;
  });

  return ({ key, target }: KeyboardEvent): boolean => {
    if (!(target instanceof HTMLElement) || !target.matches('[data-way-in]')) return false;
    const step = stepOf(key, layout.columns);
    const at = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
    const next = at + step;
    if (step === 0 || next < 0 || next >= layout.templateCount) return false;
    if (!focus(next)) {
      awaited.current = next;
      scrollToLine(lineOf(layout, next));
    }
    return true;
  };
}

function stepOf(key: string, columns: number): number {
  switch (key) {
    case 'ArrowRight':
      return 1;
    case 'ArrowLeft':
      return -1;
    case 'ArrowDown':
      return columns;
    case 'ArrowUp':
      return -columns;
    default:
      return 0;
  }
}

/** Says that templates could not be loaded, with a button to try again. */
export function ListProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const { requestId: reference, retryAfterSeconds: wait } =
    problem instanceof ApiError ? problem : { requestId: null, retryAfterSeconds: null };
  return (
    <div role="alert">
      <Banner
        tone="danger"
        title="Error Loading Templates"
        action={<TryAgain size="small" onClick={onRetry} />}
      >
        Unable to load templates: {problem.message}{' '}
        {wait === null ? 'Nothing was changed.' : `You can go on in ${String(wait)} seconds.`}
        {reference && <> Reference: {reference}</>}
      </Banner>
    </div>
  );
}
