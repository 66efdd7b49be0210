import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** The same for several lines. */
export function TextAreaField({ label, error, onChange, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(ties) => (
        <textarea {...area} {...ties} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
