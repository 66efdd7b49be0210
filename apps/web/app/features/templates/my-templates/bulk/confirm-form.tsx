import type { TemplateChange } from '@replysmith/contract';
import { useState, type ReactNode } from 'react';
import { templatesText } from '../../templates-text.ts';
import type { BulkFormProps } from './bulk-form-props.ts';
import classes from './bulk-dialog.module.css';
import { FormButtons } from './form-buttons.tsx';

type ConfirmFormProps = BulkFormProps & {
  submit: string;
  change: TemplateChange;
  /** What follows from it. */
  children: ReactNode;
};

/** For what many templates are lost to: it is done once somebody has said yes to so many. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { count, submit, change, onSubmit, onCancel, children } = props;
  const [isSure, setSure] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) onSubmit(change);
        else setAsked(true);
      }}
    >
      <p className="ink-2">{children}</p>
      <label className={classes.sure}>
        <input
          type="checkbox"
          checked={isSure}
          aria-invalid={(isAsked && !isSure) || undefined}
          aria-describedby="confirmation"
          onChange={({ target }) => setSure(target.checked)}
        />
        Yes, delete {templatesText(count)}
      </label>
      <p id="confirmation" className={classes.error} role="alert">
        {isAsked && !isSure && 'Confirmation Required'}
      </p>
      <FormButtons submit={submit} look="danger" onCancel={onCancel} />
    </form>
  );
}
