import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, type ComponentProps } from 'react';
import classes from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  value: string;
  onClear: () => void;
  /** The key that leads here. */
  hint?: string | undefined;
};

/** A field for what is looked for. */
export function SearchField({ hint, onClear, ...input }: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  return (
    <span ref={field} className={classes.field}>
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input {...input} type="search" />
      {input.value !== '' && (
        <button
          type="button"
          aria-label="Empty the search"
          onClick={() => {
            onClear();
            field.current?.querySelector('input')?.focus();
          }}
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      {input.value === '' && hint && <kbd aria-hidden>{hint}</kbd>}
    </span>
  );
}
