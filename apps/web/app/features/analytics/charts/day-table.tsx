import { wholeDay } from '../view/day-words.ts';
import classes from '../table.module.css';
import type { Day } from './day.ts';

export type DayColumn = { readonly name: string; readonly of: (day: Day) => string };

type DayTableProps = { title: string; days: readonly Day[]; columns: readonly DayColumn[] };

/** What a chart shows, day by day, in figures. */
export function DayTable({ title, days, columns }: DayTableProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${title}, as a table`}>
      <table className={classes.table}>
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
