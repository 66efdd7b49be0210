import { useId, type ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { wholeDay } from '../view/day-words.ts';
import classes from './chart.module.css';
import { dayLabels } from './day-labels.ts';
import { DayTable, type DayColumn } from './day-table.tsx';
import type { Day } from './day.ts';
import { useWalk } from './use-walk.ts';
import { useWidth } from './use-width.ts';

/** Where the mark of a day goes, in pixels. */
type Place = { readonly x: number; readonly width: number; readonly isLit: boolean };

type ChartProps = {
  title: string;
  /** What the chart shows, in one or two sentences. */
  summary: string;
  days: readonly Day[];
  /** Made up, to show what will be here. */
  isSample?: boolean;
  /** What heights are named at the left edge. */
  marks?: readonly { readonly y: number; readonly text: string }[];
  /** What its marks mean. */
  legend?: ReactNode;
  columns: readonly DayColumn[];
  /** "3 emails" */
  say: (day: Day) => string;
  draw: (day: Day, place: Place) => ReactNode;
};

export const plotHeight = 180;
const labelHeight = 26;
/** For the names at the left edge. */
const edge = 28;

/** A mark for each day, which pointer and arrow keys reach, the words for it, and the same as a table. */
export function Chart(props: ChartProps) {
  const { title, summary, days, isSample = false, marks = [], legend, columns, say, draw } = props;
  const id = useId();
  const { ref, width } = useWidth();
  const { lit, walk, clear, tiesOf } = useWalk(days.length);
  const left = marks.length > 0 ? edge : 0;
  const column = (width - left) / days.length;
  const litDay = lit === null ? undefined : days[lit];
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption>
        <h2 id={id} className="subhead">
          {title} {isSample && <Tag>Sample</Tag>}
        </h2>
        <p className={classes.summary}>{summary}</p>
      </figcaption>
      <div ref={ref} className={classes.plot} onPointerLeave={clear} onKeyDown={walk}>
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
              className={classes.day}
              role="img"
              aria-label={`${wholeDay(day.date)}: ${say(day)}`}
              data-lit={lit === index || undefined}
            >
              <rect
                className={classes.reach}
                {...{ x: left + index * column, y: 0, width: column }}
              />
              {draw(day, { x: left + index * column, width: column, isLit: lit === index })}
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
      <p className={classes.readout} aria-hidden>
        {litDay ? (
          <>
            <b>{wholeDay(litDay.date)}</b> {say(litDay)}
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
