import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

type FieldFrameProps = {
  label: string;
  error?: string | undefined;
  /** Extra content below the field. */
  more?: ReactNode;
  /** Renders the field with the ids that connect it to its label and error. */
  children: (ties: Ties) => ReactNode;
};

type Ties = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string };

/** The frame of a field: label above, error and extra content below. */
function FieldFrame({ label, error, more, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`relative ${classes.box}`}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-error ${id}-more`,
        })}
      </div>
      <p id={`${id}-error`} className={`flex small poor ${classes.error}`}>
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

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string, how: { isComposing: boolean }) => void;
  /** A control at the end of the field. */
  control?: ReactNode;
  children?: ReactNode;
};

/** A labelled input with its error beside it; `children` describe the field further. */
export function TextField({ label, error, onChange, control, children, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} more={children}>
      {(ties) => (
        <>
          <input
            {...input}
            {...ties}
            onChange={({ target, nativeEvent }) =>
              onChange(target.value, { isComposing: isComposing(nativeEvent) })
            }
          />
          {control}
        </>
      )}
    </FieldFrame>
  );
}

/** Whether an input method is still at the word. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  children?: ReactNode;
};

/** The same for several lines. */
export function TextAreaField({ label, error, onChange, children, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} more={children}>
      {(ties) => (
        <textarea {...area} {...ties} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A labelled choice; its options are the children. */
export function SelectField({ label, error, onChange, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => (
        <span className={`relative block ${classes.select}`}>
          <select
            className="w-full round on-sheet ink size-16"
            {...select}
            {...ties}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}

/** Tells password managers which account a form is for; hidden from users. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
