import { useId } from 'react';
import classes from './figure-field.module.css';

type FigureFieldProps = {
  /** Read aloud; on the screen the words around it say it. */
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A whole number within a sentence. */
export function FigureField({ label, value, error, onChange }: FigureFieldProps) {
  const id = useId();
  return (
    <span className={classes.figure}>
      <input
        inputMode="numeric"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        maxLength={9}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </span>
  );
}
