import { lengths } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../components/field.tsx';
import { showToast } from '../../../components/toast.tsx';
import { fieldNames } from '../campaign-form.ts';
import { Hint } from './fields.tsx';
import {
  PainPointRow,
  isSamePoint,
  linesOf,
  moved,
  put,
  putOver,
  without,
} from './pain-point-row.tsx';
import classes from './step-fields.module.css';

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
  // Consecutively removed points, restored by one Undo.
  const removed = useRef<readonly { index: number; point: string }[]>([]);
  // Undo inserts into the current list.
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
    setNews(`Moved to position ${String(to + 1)} of ${String(points.length)}`);
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
    <div className="min-w-0">
      <PointField
        error={error}
        note={listedAlready(points, leftOut)}
        onAdd={(lines) => add(points.length, lines)}
        onType={() => setLeftOut([])}
      />
      {points.length > 0 && (
        <ol ref={list} className="mt-3 line-above" aria-label="Pain points of the campaign">
          {points.map((point, index) => (
            <PainPointRow
              key={index}
              position={{ index, count: points.length }}
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
      <p className="small ink-3 numbers mt-1">
        {points.length} of {lengths.painPoints}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** The message about points that were not added, while they are on the list. */
function listedAlready(points: readonly string[], leftOut: readonly string[]): string {
  const places = leftOut
    .map((point) => points.findIndex((one) => isSamePoint(one, point)))
    .filter((index) => index >= 0);
  const [first] = places;
  if (first === undefined) return '';
  return places.length === 1
    ? `“${points[first]?.trim() ?? ''}” is on the list already, as number ${String(first + 1)}.`
    : `${String(places.length)} of these are on the list already.`;
}

type PointFieldProps = {
  error: string | undefined;
  /** What became of what was added last. */
  note: string;
  /** Returns the points that were not added. */
  onAdd: (points: string[]) => string[];
  onType: () => void;
};

/** The field for one more pain point. Leaving it adds the text even without Enter. */
function PointField({ error, note, onAdd, onType }: PointFieldProps) {
  const [typed, setTyped] = useState('');
  const afterPress = useAfterPress();
  const add = (text: string) => {
    const points = linesOf(text);
    const leftOut = points.length > 0 ? onAdd(points) : [];
    // A single rejected point stays in the field to be edited.
    setTyped(points.length === 1 && leftOut.length === 1 ? text : '');
  };

  const addTyped = useEffectEvent(() => add(typed));
  useEffect(() => {
    const leave = () => addTyped();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <TextField
      label={`${fieldNames.pain_points} (optional)`}
      name="pain_points"
      value={typed}
      error={error}
      autoComplete="off"
      placeholder="Type one and press Enter"
      onChange={(text) => {
        onType();
        setTyped(text);
      }}
      onBlur={() => afterPress(() => add(typed))}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (linesOf(text).length < 2) return;
        event.preventDefault();
        add(`${typed}${text}`);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add(typed);
      }}
    >
      <p className={`small breakable ${classes.note}`} role="status">
        {note}
      </p>
      <Hint
        why="What troubles them, in their words. The email asks about the first, and about the second where both are short. A pasted list becomes one point per line."
        example="phone orders that interrupt the morning rush"
      />
    </TextField>
  );
}

/**
 * Runs something at once or, during a press, just before the resulting click, so that the pressed
 * element does not move away.
 */
function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const run = waiting.current;
      waiting.current = null;
      if (run) flushSync(run);
    };
    // The click comes first; a press that moves elsewhere makes none.
    const end = () => void setTimeout(release);
    const ends = ['pointerup', 'pointercancel'] as const;
    addEventListener('pointerdown', press, true);
    addEventListener('click', release, true);
    for (const name of ends) addEventListener(name, end, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', release, true);
      for (const name of ends) removeEventListener(name, end, true);
    };
  }, []);

  return (run) => {
    if (isPressed.current) waiting.current = run;
    else run();
  };
}
