import { Tags } from '@replysmith/contract';
import { useState } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import classes from './bulk-dialog.module.css';
import { FormButtons } from './form-buttons.tsx';

/** Tags that every template gets beside those it has. */
export function TagForm({ onSubmit, onCancel }: BulkFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const tags = typed.split(',').flatMap((tag) => tag.trim() || []);
    const { data, error: problem } = Tags.safeParse(tags);
    if (tags.length === 0) setError('Please enter at least one tag');
    else if (data) onSubmit({ type: 'tag', tags: data });
    else setError(problem.issues[0]?.message);
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Tags, with commas between them"
        name="tags"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        autoComplete="off"
        autoCapitalize="none"
      />
      <FormButtons submit="Add tags" onCancel={onCancel} />
    </form>
  );
}
