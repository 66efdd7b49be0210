import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

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
