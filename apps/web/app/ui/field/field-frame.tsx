import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

type FieldFrameProps = {
  label: string;
  error?: string | undefined;
  /** Says more about the field. */
  more?: ReactNode;
  /** The field, given what ties it to its label and its error. */
  children: (ties: Ties) => ReactNode;
};

type Ties = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string };

/** What stands around a field: its label above, its error and what else there is to say below. */
export function FieldFrame({ label, error, more, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-error ${id}-more`,
        })}
      </div>
      <p id={`${id}-error`} className={classes.error}>
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {error}
          </>
        )}
      </p>
      <div id={`${id}-more`}>{more}</div>
    </div>
  );
}
