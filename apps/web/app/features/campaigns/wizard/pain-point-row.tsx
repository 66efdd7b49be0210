import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import classes from './step-fields.module.css';

type PainPointRowProps = {
  point: string;
  position: { index: number; count: number };
  isDragged: boolean;
  /** Whether it is the one that was about to be added again. */
  isMeant: boolean;
  onChange: (text: string) => void;
  /** Called when a list was pasted, with the current text here and each pasted line. */
  onSplit: (lines: string[]) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (index: number | null) => void;
  onDragOver: () => void;
};

/** One pain point: edited in place, moved by its handle, its buttons or Alt and an arrow key. */
export function PainPointRow(props: PainPointRowProps) {
  const { point, position, isDragged, isMeant, onChange, onSplit, onMove, onRemove } = props;
  const { onDrag, onDragOver } = props;
  const { index, count } = position;
  const row = useRef<HTMLLIElement>(null);
  const name = `pain point ${String(index + 1)}`;

  /** Focus follows the moved point. */
  const move = (to: number, part: string) => {
    if (to < 0 || to >= count) return;
    const list = row.current?.parentElement;
    flushSync(() => onMove(to));
    list?.children[to]?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  };

  return (
    <li
      ref={row}
      className={`grid items-start line-below ${classes.point}`}
      data-dragged={isDragged || undefined}
      data-meant={isMeant || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <span
        className={`grid place-center ink-3 ${classes.handle}`}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', point);
          onDrag(index);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </span>
      <textarea
        className={`hover-well block w-full round serif size-16 line-24 ${classes.pointText}`}
        rows={1}
        aria-label={`Pain point ${String(index + 1)} of ${String(count)}`}
        data-part="text"
        value={point}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/gu, ' '))}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (linesOf(pasted).length < 2) return;
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          const [before, after] = [point.slice(0, selectionStart), point.slice(selectionEnd)];
          onSplit(linesOf([before, pasted, after].join('\n')));
        }}
        onBlur={() => {
          if (point.trim() === '') onRemove();
          else if (point !== point.trim()) onChange(point.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          move(index + (event.key === 'ArrowUp' ? -1 : 1), 'text');
        }}
      />
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        data-part="up"
        aria-label={`Move ${name} up`}
        isBusy={index === 0}
        onClick={() => move(index - 1, 'up')}
      >
        <IconArrowUp size={16} stroke={1.5} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        data-part="down"
        aria-label={`Move ${name} down`}
        isBusy={index === count - 1}
        onClick={() => move(index + 1, 'down')}
      >
        <IconArrowDown size={16} stroke={1.5} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </Button>
    </li>
  );
}

/** The non-empty lines of a text, without list markers. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '').trim())
    .filter(Boolean);
}

export function moved(points: readonly string[], from: number, to: number): string[] {
  const point = points[from];
  return point === undefined ? [...points] : put(without(points, from), to, point);
}

export function put(points: readonly string[], at: number, point: string): string[] {
  return points.toSpliced(at, 0, point);
}

export function without(points: readonly string[], index: number): string[] {
  return points.toSpliced(index, 1);
}

/** Replaces a point with others, or appends them, and reports which are already listed. */
export function putOver(points: readonly string[], at: number, lines: readonly string[]) {
  const others = without(points, at);
  const known = new Set(others.map(sameAs));
  const fresh: string[] = [];
  const leftOut: string[] = [];
  for (const line of lines) {
    (known.has(sameAs(line)) ? leftOut : fresh).push(line);
    known.add(sameAs(line));
  }
  return { points: others.toSpliced(at, 0, ...fresh), leftOut };
}

export function isSamePoint(one: string, other: string): boolean {
  return sameAs(one) === sameAs(other);
}

function sameAs(point: string): string {
  return point.trim().toLowerCase();
}
