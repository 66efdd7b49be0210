import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';
import classes from './search-form.module.css';

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
    // The address has changed: by what was typed here, or by a step back or a chip.
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
      className={classes.search}
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
