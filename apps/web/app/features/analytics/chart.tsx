import type { AnalyticsSummary } from '@replysmith/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Disclosure } from '../../components/disclosure.tsx';
import { Tag } from '../../components/tag.tsx';
import { numberText } from '../../lib/words.ts';
import { shortDay, wholeDay } from './view.ts';
import classes from './analytics-page.module.css';
import tableClasses from './table.module.css';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The active mark of a chart: pointed at, or reached by keyboard. */
function useWalk(count: number) {
  const marks = useRef(new Map<number, SVGGElement>());
  const [highlight, setHighlight] = useState<number | null>(null);
  const [reached, setReached] = useState(Infinity);
  const last = count - 1;
  const entry = Math.min(reached, last);

  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    marks.current.get(Math.min(last, Math.max(0, entry + step)))?.focus();
  };

  return {
    highlight,
    walk,
    clear: () => setHighlight(null),
    /** Props that make the mark at `index` hoverable and focusable. */
    tiesOf: (index: number) => ({
      ref: (mark: SVGGElement | null) => {
        if (mark) marks.current.set(index, mark);
        else marks.current.delete(index);
      },
      // The chart is one tab stop.
      tabIndex: index === entry ? 0 : -1,
      onFocus: () => {
        setReached(index);
        setHighlight(index);
      },
      onBlur: () => setHighlight(null),
      onPointerEnter: () => setHighlight(index),
    }),
  };
}

const untilKnown = 520;

/** The width of an element in whole pixels, so that its drawing keeps its proportions. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(untilKnown);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || untilKnown);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const room = 58;

/** The days labelled under a chart, spaced so that labels do not overlap: "Mon 30", or "30 Mar". */
function dayLabels(days: readonly Day[], width: number): { index: number; text: string }[] {
  const step = Math.max(1, Math.ceil((days.length * room) / width));
  const isWeek = days.length <= 7;
  return days.flatMap(({ date, day }, index) => {
    // Counted from the last, which is always labelled.
    if ((days.length - 1 - index) % step !== 0) return [];
    return { index, text: isWeek ? `${day} ${String(Number(date.slice(8)))}` : shortDay(date) };
  });
}

/** The position of a day's mark, in pixels. */
type Place = { readonly x: number; readonly width: number; readonly isHighlighted: boolean };

type ChartProps = {
  title: string;
  /** What the chart shows, in one or two sentences. */
  summary: string;
  days: readonly Day[];
  /** Made-up data, to show what will be here. */
  isSample?: boolean;
  /** Labelled heights at the left edge. */
  marks?: readonly { readonly y: number; readonly text: string }[];
  /** What its marks mean. */
  legend?: ReactNode;
  columns: readonly DayColumn[];
  /** "3 emails" */
  say: (day: Day) => string;
  draw: (day: Day, position: Place) => ReactNode;
};

export const plotHeight = 180;
const labelHeight = 26;

/** The width of the labels at the left edge. */
const edge = 28;

/** A mark for each day, reachable by pointer and arrow keys, with a text summary and a table. */
export function Chart(props: ChartProps) {
  const { title, summary, days, isSample = false, marks = [], legend, columns, say, draw } = props;
  const id = useId();
  const { ref, width } = useWidth();
  const { highlight, walk, clear, tiesOf } = useWalk(days.length);
  const left = marks.length > 0 ? edge : 0;
  const column = (width - left) / days.length;
  const highlightedDay = highlight === null ? undefined : days[highlight];
  return (
    <figure className={`min-w-0 ink-above pt-4 ${classes.figure}`} aria-labelledby={id}>
      <figcaption>
        <h2 id={id} className="subhead">
          {title} {isSample && <Tag>Sample</Tag>}
        </h2>
        <p className="dense ink-2 min-h-40">{summary}</p>
      </figcaption>
      <div ref={ref} className="overflow-hidden mt-3" onPointerLeave={clear} onKeyDown={walk}>
        <svg
          width={width}
          height={plotHeight + labelHeight}
          role="group"
          aria-label={`${title}: a mark for each day. Arrow keys move between them.`}
        >
          <line className={classes.ground} x1={left} x2={width} y1={plotHeight} y2={plotHeight} />
          {days.map((day, index) => (
            <g
              key={day.date}
              {...tiesOf(index)}
              className={`focus-inside ${classes.day}`}
              role="img"
              aria-label={`${wholeDay(day.date)}: ${say(day)}`}
              data-highlighted={highlight === index || undefined}
            >
              <rect
                className={classes.reach}
                {...{ x: left + index * column, y: 0, width: column }}
              />
              {draw(day, {
                x: left + index * column,
                width: column,
                isHighlighted: highlight === index,
              })}
            </g>
          ))}
          <g aria-hidden className={classes.labels}>
            {dayLabels(days, width - left).map(({ index, text }) => (
              <text key={index} {...labelPlace(left + (index + 0.5) * column, width)}>
                {text}
              </text>
            ))}
            {marks.map(({ y, text }) => (
              <text key={text} x={0} y={y + 4}>
                {text}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <p className={`small ink-2 min-h-40 ${classes.readout}`} aria-hidden>
        {highlightedDay ? (
          <>
            <b>{wholeDay(highlightedDay.date)}</b> {say(highlightedDay)}
          </>
        ) : (
          legend
        )}
      </p>
      <Disclosure summary="Show as table">
        <DayTable {...{ title, days, columns }} />
      </Disclosure>
    </figure>
  );
}

/** Under its day, but never cut off at an edge. */
function labelPlace(middle: number, width: number) {
  const half = 24;
  const y = plotHeight + 18;
  if (middle < half) return { x: 0, y, textAnchor: 'start' } as const;
  if (middle > width - half) return { x: width, y, textAnchor: 'end' } as const;
  return { x: middle, y, textAnchor: 'middle' } as const;
}

type DayColumn = { readonly name: string; readonly of: (day: Day) => string };

type DayTableProps = { title: string; days: readonly Day[]; columns: readonly DayColumn[] };

/** What a chart shows, day by day, in figures. */
function DayTable({ title, days, columns }: DayTableProps) {
  return (
    <div
      className={tableClasses.scroll}
      tabIndex={0}
      role="region"
      aria-label={`${title}, as a table`}
    >
      <table className={tableClasses.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <th scope="row">{wholeDay(day.date)}</th>
              {columns.map(({ name, of }) => (
                <td key={name}>{of(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export type Day = AnalyticsSummary['dailyData'][number];

/** "1 email", "3 emails" */
export function emailWords(count: number): string {
  return `${String(count)} ${count === 1 ? 'email' : 'emails'}`;
}

/** At most one decimal: "72.5", "81" for 81.04; a dash for none. */
export function roundedText(average: number | null): string {
  return numberText(average === null ? null : Math.round(average * 10) / 10);
}
