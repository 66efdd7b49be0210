import type { TemplateChange } from '@replysmith/contract';
import type { ReactNode } from 'react';
import type { BulkFormProps } from './bulk-form-props.ts';
import classes from './bulk-dialog.module.css';
import { FormButtons } from './form-buttons.tsx';

type PlainFormProps = BulkFormProps & {
  submit: string;
  change: TemplateChange;
  /** What will happen. */
  children: ReactNode;
};

/** For what needs no further word. */
export function PlainForm({ submit, change, onSubmit, onCancel, children }: PlainFormProps) {
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(change);
      }}
    >
      <p className="ink-2">{children}</p>
      <FormButtons submit={submit} onCancel={onCancel} />
    </form>
  );
}
