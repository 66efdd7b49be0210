import { IconSearch, IconX } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import classes from './search-field.module.css';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  value: string;
  onClear: () => void;
  /** The shortcut that focuses it. */
  hint?: string | undefined;
};

/** A field for what is looked for. */
export function SearchField({ hint, onClear, ...input }: SearchFieldProps) {
  const field = useRef<HTMLSpanElement>(null);
  return (
    <span ref={field} className={`relative block ${classes.field}`}>
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input {...input} type="search" />
      {input.value !== '' && (
        <button
          className="hover-ink absolute grid place-center round ink-2"
          type="button"
          aria-label="Clear the field"
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

const pause = 300;

type SearchFormProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  search: string;
  onSearch: (search: string) => void;
};

/** Searches once typing has paused, or at once on Enter. */
export function SearchForm({ search, onSearch, label, ...field }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    // The address changed, from typing here, Back, or a chip.
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);

  return (
    <form
      role="search"
      className="grow min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchField
        {...field}
        aria-label={label}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value.slice(0, field.maxLength))}
        onClear={() => setTyped('')}
      />
    </form>
  );
}
