import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './password-field.module.css';
import { TextField } from './field.tsx';

const length = 6;

type CodeFieldProps = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Six digits, typed, pasted or filled in by the browser; the sixth sends the form. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  const container = useRef<HTMLDivElement>(null);

  // After a wrong code, select it so that typing replaces it.
  useEffect(() => {
    if (field.error) container.current?.querySelector('input')?.select();
  }, [field.error]);

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    flushSync(() => onChange(digits));
    if (digits.length === length && digits !== field.value) {
      container.current?.closest('form')?.requestSubmit();
    }
  };

  return (
    <div ref={container} className={classes.code}>
      <TextField
        {...field}
        onChange={change}
        onFocus={(event) => event.currentTarget.select()}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
      />
    </div>
  );
}
