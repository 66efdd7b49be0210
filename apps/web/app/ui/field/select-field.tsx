import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import classes from './select-field.module.css';

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
        <span className={classes.select}>
          <select {...select} {...ties} onChange={(event) => onChange(event.target.value)} />
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </span>
      )}
    </FieldFrame>
  );
}
