import {
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconHourglass,
  IconPoint,
} from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { countText } from '../../../lib/words.ts';
import { type ImportRow, type RowVerdict, textIn } from './fix-row.ts';
import classes from './import-steps.module.css';

const icons = {
  imported: IconCheck,
  ready: IconCheck,
  unchecked: IconPoint,
  duplicate: IconCopy,
  over_limit: IconHourglass,
  invalid: IconAlertTriangle,
};

/** One row with its outcome and corrections. */
function RowLine({ row, isOver }: { row: ImportRow; isOver: boolean }) {
  const { word, tone, details } = verdictWords(row.verdict, isOver);
  const Icon = icons[row.verdict.status];
  return (
    <div className={`grid dense gap-1-4 ${classes.line}`}>
      <span className="small ink-3 truncate" title={row.source}>
        {row.source}, {row.number}
      </span>
      <span className={`grid min-w-0 breakable ${classes.words}`}>
        <b className="medium">{textIn(row, 'name') || 'No name'}</b>
        <span className="truncate serif">{textIn(row, 'subject_line')}</span>
        {[...details, ...row.fixes, ...row.notes].map((sentence, index) => (
          <span key={index} className="small ink-2">
            {sentence}
          </span>
        ))}
      </span>
      <span className={`flex ${classes.verdict}`} data-tone={tone}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {word}
      </span>
    </div>
  );
}

type Status = RowVerdict['status'];

const names: Readonly<Record<Status, string>> = {
  imported: 'Imported',
  ready: 'Ready',
  unchecked: 'Not checked',
  duplicate: 'Duplicates',
  over_limit: 'No slot left',
  invalid: 'Problems',
};

type RowCount = { readonly status: Status; readonly name: string; readonly count: string };

/** The number of rows of each kind that occurs. */
function rowCounts(rows: readonly ImportRow[]): RowCount[] {
  const counts = new Map<Status, number>();
  for (const { verdict } of rows) counts.set(verdict.status, (counts.get(verdict.status) ?? 0) + 1);
  return (Object.keys(names) as Status[]).flatMap((status) => {
    const count = counts.get(status);
    return count ? [{ status, name: names[status], count: countText(count) }] : [];
  });
}

type RowListProps = {
  rows: readonly ImportRow[];
  /** The import has ended. */
  isOver?: boolean;
};

type Shown = 'all' | RowVerdict['status'];

/** The rows of an import; only the visible ones are rendered. */
export function RowList({ rows, isOver = false }: RowListProps) {
  const [shown, setShown] = useState<Shown>('all');
  const scroller = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => rowCounts(rows), [rows]);
  const visible = shown === 'all' ? rows : rows.filter(({ verdict }) => verdict.status === shown);
  const lines = useVirtualizer({
    count: visible.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    getItemKey: (at) => visible[at]?.index ?? at,
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
      <div className={`row items-center gap-2-4 ink-below ${classes.head}`}>
        <Select<Shown> label="Rows to show" options={options} value={shown} onChange={setShown} />
        <p className="small ink-2">
          {counts.map(({ name, count }) => `${name} ${count}`).join(' · ')}
        </p>
      </div>
      <div
        ref={scroller}
        className={`line-below ${classes.scroller}`}
        tabIndex={0}
        role="region"
        aria-label="Rows"
      >
        <ul className="relative" style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, key, start }) => {
            const row = visible[index];
            return (
              row && (
                <li
                  className="absolute w-full line-below"
                  key={key}
                  ref={lines.measureElement}
                  data-index={index}
                  aria-setsize={visible.length}
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

type VerdictWords = {
  readonly word: string;
  readonly tone: 'good' | 'poor' | 'mid' | 'calm';
  /** Further sentences. */
  readonly details: readonly string[];
};

/** A verdict in words. After the import, rows that were not reached count as not imported. */
export function verdictWords(verdict: RowVerdict, isOver: boolean): VerdictWords {
  const calm = { tone: 'calm', details: [] } as const;
  switch (verdict.status) {
    case 'imported':
      return { word: 'Imported', tone: 'good', details: [] };
    case 'ready':
      return isOver
        ? { ...calm, word: 'Not imported' }
        : { word: 'Ready', tone: 'good', details: [] };
    case 'unchecked':
      return { ...calm, word: isOver ? 'Not imported' : 'Not checked yet' };
    case 'duplicate': {
      const details = [verdict.isSaved ? 'The same is saved already.' : 'The same as a row above.'];
      return { word: 'Duplicate', tone: 'calm', details };
    }
    case 'over_limit':
      return { word: 'No slot left', tone: 'mid', details: [] };
    case 'invalid':
      return { word: 'Problem', tone: 'poor', details: verdict.problems };
  }
}

/** Problems, one per line, announced. */
export function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    <ul role="alert" className={`hide-empty grid dense round-sheet ${classes.problems}`}>
      {problems.map((problem) => (
        <li className="flex gap-2 min-w-0 breakable" key={problem}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {problem}
        </li>
      ))}
    </ul>
  );
}

type ProgressProps = { label: string; done: number; due: number };

/** The progress of an import. */
export function Progress({ label, done, due }: ProgressProps) {
  return (
    <div className={`stack gap-2 numbers ${classes.progress}`}>
      <p className="small">
        {label}
        {due > 0 && `, ${countText(done)} of ${countText(due)}`}
      </p>
      <progress className="w-full" aria-label={label} value={done} max={Math.max(due, 1)} />
    </div>
  );
}
