import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** A control at the end of the field. */
  control?: ReactNode;
  children?: ReactNode;
};

/** A labelled input with its error beside it; `children` describe the field further. */
export function TextField({ label, error, onChange, control, children, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error ${id}-more`}
          onChange={(event) => onChange(event.target.value)}
        />
        {control}
      </div>
      <p id={`${id}-error`} className={classes.error}>
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {error}
          </>
        )}
      </p>
      <div id={`${id}-more`}>{children}</div>
    </div>
  );
}
