import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

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
  return (
    <FieldFrame label={label} error={error} more={children}>
      {(ties) => (
        <>
          <input {...input} {...ties} onChange={(event) => onChange(event.target.value)} />
          {control}
        </>
      )}
    </FieldFrame>
  );
}
