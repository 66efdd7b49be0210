import type { TemplateColumn } from '@replysmith/contract';
import { Select } from '../../../../ui/select/select.tsx';
import type { MappedTable } from '../rows/prepare-rows.ts';
import { withColumn } from '../run/import-state.ts';
import classes from './column-choice.module.css';

type ColumnChoiceProps = {
  tables: readonly MappedTable[];
  onMap: (tables: readonly MappedTable[]) => void;
};

const offered = [
  ['name', 'Name'],
  ['subject_line', 'Subject'],
  ['email_content', 'Text'],
  ['category', 'Category'],
  ['folder', 'Folder'],
  ['tags', 'Tags'],
  ['description', 'Description'],
] as const satisfies readonly (readonly [TemplateColumn, string])[];

const none = '';

/** Which column of each foreign file is the name, the subject and so on. */
export function ColumnChoice({ tables, onMap }: ColumnChoiceProps) {
  return tables.map((mapped, place) => {
    const { table, columns } = mapped;
    // What is ours or a text says by itself what is what.
    if (table.isOurs || table.headings.includes('email_content')) return null;
    const options = [
      { value: none, label: 'Nothing' },
      ...table.headings.map((heading, index) => ({
        value: String(index),
        label: heading || `Column ${index + 1}`,
      })),
    ];
    return (
      <details key={place} className={classes.choice} open={!columns.includes('email_content')}>
        <summary>Columns of {table.source}</summary>
        <div className={classes.columns}>
          {offered.map(([column, name]) => (
            <div key={column}>
              <span aria-hidden>{name}</span>
              <Select
                label={`${name} is in`}
                options={options}
                value={columns.includes(column) ? String(columns.indexOf(column)) : none}
                onChange={(value) => {
                  const changed = withColumn(mapped, column, value === none ? null : Number(value));
                  onMap(tables.with(place, changed));
                }}
              />
            </div>
          ))}
        </div>
      </details>
    );
  });
}
