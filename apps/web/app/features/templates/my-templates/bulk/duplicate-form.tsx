import { useState } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { templatesText } from '../../templates-text.ts';
import type { BulkFormProps } from './bulk-form-props.ts';
import classes from './bulk-dialog.module.css';
import { FormButtons } from './form-buttons.tsx';

const prefixLength = 30;
const backups = 'Backups';

/** Copies, beside the originals or as backups in a folder of their own. */
export function DuplicateForm({ count, onSubmit, onCancel }: BulkFormProps) {
  const [prefix, setPrefix] = useState('Copy of ');
  const [isBackup, setBackup] = useState(false);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          type: 'duplicate',
          prefix: prefix.trim(),
          ...(isBackup && { to: { folder_name: backups } }),
        });
      }}
    >
      <TextField
        label="What their names begin with"
        name="prefix"
        value={prefix}
        onChange={setPrefix}
        maxLength={prefixLength}
        autoComplete="off"
      />
      <label className={classes.sure}>
        <input
          type="checkbox"
          checked={isBackup}
          onChange={({ target }) => setBackup(target.checked)}
        />
        As backups, in a folder of their own named {backups}
      </label>
      <p className="small ink-3">{templatesText(count)} more will be saved, each on a place.</p>
      <FormButtons submit="Duplicate" onCancel={onCancel} />
    </form>
  );
}
