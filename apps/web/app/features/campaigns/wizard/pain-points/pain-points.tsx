import { lengths } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { listedAlready } from './listed-already.ts';
import { PainPointRow } from './pain-point-row.tsx';
import classes from './pain-points.module.css';
import { PointField } from './point-field.tsx';
import { isSamePoint, moved, put, putOver, without } from './point-list.ts';

type PainPointsProps = {
  points: readonly string[];
  error: string | undefined;
  onChange: (points: string[]) => void;
};

/** What troubles the readers, one at a time, in the order in which it matters. */
export function PainPoints({ points, error, onChange }: PainPointsProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  // What was removed with nothing done in between, which one Undo puts back.
  const removed = useRef<readonly { index: number; point: string }[]>([]);
  // What an undo puts back stands among what was written since.
  const latest = useRef({ points, onChange });
  useEffect(() => {
    latest.current = { points, onChange };
  });

  const change = (next: string[]) => {
    removed.current = [];
    onChange(next);
  };
  const add = (at: number, lines: string[]) => {
    const next = putOver(points, at, lines);
    setLeftOut(next.leftOut);
    if (next.leftOut.length < lines.length) change(next.points);
    return next.leftOut;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= points.length) return;
    change(moved(points, from, to));
    setNews(`Moved to place ${String(to + 1)} of ${String(points.length)}`);
  };
  const remove = (index: number) => {
    const point = points[index] ?? '';
    flushSync(() => onChange(without(points, index)));
    const next = list.current?.querySelectorAll('textarea')[index] ?? null;
    (next ?? document.querySelector<HTMLElement>('[name="pain_points"]'))?.focus();
    if (point.trim() === '') return;
    const all = [...removed.current, { index, point }];
    removed.current = all;
    showToast({
      about: `removed pain points from “${all[0]?.point ?? ''}” on`,
      title: all.length === 1 ? 'Pain point removed' : `${String(all.length)} pain points removed`,
      message: `“${point.trim()}”`,
      action: {
        label: 'Undo',
        run: () => {
          const { points: now, onChange: write } = latest.current;
          removed.current = [];
          write(
            all.reduceRight<string[]>((list, one) => put(list, one.index, one.point), [...now]),
          );
        },
      },
    });
  };

  return (
    <div className={classes.part}>
      <PointField
        error={error}
        note={listedAlready(points, leftOut)}
        onAdd={(lines) => add(points.length, lines)}
        onType={() => setLeftOut([])}
      />
      {points.length > 0 && (
        <ol ref={list} className={classes.points} aria-label="Pain points of the campaign">
          {points.map((point, index) => (
            <PainPointRow
              key={index}
              place={{ index, count: points.length }}
              point={point}
              isDragged={dragged === index}
              isMeant={leftOut.some((one) => isSamePoint(one, point))}
              onChange={(text) => change(points.map((one, at) => (at === index ? text : one)))}
              onSplit={(lines) => add(index, lines)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onDrag={setDragged}
              onDragOver={() => {
                if (dragged === null || dragged === index) return;
                move(dragged, index);
                setDragged(index);
              }}
            />
          ))}
        </ol>
      )}
      <p className={classes.count}>
        {points.length} of {lengths.painPoints}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}
