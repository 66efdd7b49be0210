import { useId } from 'react';
import classes from './word-field.module.css';

type WordFieldProps = {
  label: string;
  value: string;
  placeholder?: string;
  error?: string | undefined;
  maxLength: number;
  /** Offered while one types; anything else may be typed as well. */
  offered?: readonly string[];
  onChange: (value: string) => void;
};

/** A few words within a row; what is said of them stands below. */
export function WordField(props: WordFieldProps) {
  const { label, value, placeholder, error, maxLength, offered, onChange } = props;
  const id = useId();
  return (
    <span className={classes.word}>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        list={offered ? `${id}-list` : undefined}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
      {offered && (
        <datalist id={`${id}-list`}>
          {offered.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </span>
  );
}
