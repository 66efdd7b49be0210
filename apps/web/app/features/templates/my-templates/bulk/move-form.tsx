import { useState } from 'react';
import type { BulkFormProps } from './bulk-form-props.ts';
import classes from './bulk-dialog.module.css';
import { FolderChoice, targetOf } from './folder-choice.tsx';
import { FormButtons } from './form-buttons.tsx';

export function MoveForm({ onSubmit, onCancel }: Omit<BulkFormProps, 'count'>) {
  const [folder, setFolder] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const to = targetOf(folder);
        if (to) onSubmit({ type: 'move', to });
        else setError('Please select a folder');
      }}
    >
      <FolderChoice
        label="Folder"
        value={folder}
        error={error}
        onChange={(value) => {
          setFolder(value);
          setError(undefined);
        }}
      />
      <FormButtons submit="Move" onCancel={onCancel} />
    </form>
  );
}
