import type { TemplateColumn } from '@replysmith/contract';
import { useState } from 'react';
import { Select } from '../../../../ui/select/select.tsx';
import type { MappedTable } from '../rows/prepare-rows.ts';
import { withColumn } from '../run/import-state.ts';
import classes from './column-choice.module.css';

type ColumnChoiceProps = { mapped: MappedTable; onMap: (mapped: MappedTable) => void };

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

/** Which column of a foreign file is the name, the subject and so on; open when it has to be said. */
export function ColumnChoice({ mapped, onMap }: ColumnChoiceProps) {
  const { table, columns } = mapped;
  const [isOpen, setOpen] = useState(!columns.includes('email_content'));
  const options = [
    { value: none, label: 'Nothing' },
    ...table.headings.map((heading, index) => ({
      value: String(index),
      label: heading || `Column ${index + 1}`,
    })),
  ];
  return (
    <details
      className={classes.choice}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Columns of {table.source}</summary>
      <div className={classes.columns}>
        {offered.map(([column, name]) => (
          <div key={column}>
            <span aria-hidden>{name}</span>
            <Select
              label={`${name} is in`}
              options={options}
              value={columns.includes(column) ? String(columns.indexOf(column)) : none}
              onChange={(value) =>
                onMap(withColumn(mapped, column, value === none ? null : Number(value)))
              }
            />
          </div>
        ))}
      </div>
    </details>
  );
}
