import { useId } from 'react';
import classes from './bulk-dialog.module.css';

const actions = {
  shelf: {
    tag: 'Add tags',
    move: 'Move',
    duplicate: 'Duplicate',
    archive: 'Archive',
    delete: 'Delete',
  },
  trash: { restore: 'Restore', purge: 'Delete for good' },
} as const;

export type BulkAction = keyof typeof actions.shelf | keyof typeof actions.trash;

type BulkChoiceProps = {
  action: BulkAction;
  isTrash: boolean;
  onChoose: (action: BulkAction) => void;
};

export function BulkChoice({ action, isTrash, onChoose }: BulkChoiceProps) {
  const name = useId();
  const offered = Object.entries(isTrash ? actions.trash : actions.shelf);
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">What to do</legend>
      {offered.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === action}
            onChange={() => onChoose(value as BulkAction)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
