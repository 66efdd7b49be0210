import { Combobox, useCombobox } from '@mantine/core';
import { useId, useState } from 'react';
import { useRecentSearches } from '../../../data/templates/recent-searches.ts';
import { useTopTags } from '../../../data/templates/facets.ts';
import { useTemplateSuggestions } from '../../../data/templates/suggestions.ts';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import classes from './search-box.module.css';
import { SearchOptions } from './search-options.tsx';
import { searchProblem } from '../../../lib/search/search-problem.ts';
import { useTypedSearch } from '../../../lib/search/use-typed-search.ts';

type SearchBoxProps = {
  value: string;
  /** The key that leads to it. */
  hint?: string | undefined;
  /** When typing rests, and at once when a search is sent or chosen. */
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
};

/** Searches as one types; offers what was searched for before and what the search may go on with. */
export function SearchBox({ value, hint, onChange, onSubmit }: SearchBoxProps) {
  const { typed, type, searchNow } = useTypedSearch(value, onChange);
  const { recent, remember } = useRecentSearches();
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = useTemplateSuggestions(value, isOpen && typed.trim() === value);
  const topTags = useTopTags(isOpen);
  const problem = searchProblem(typed);
  const problemId = useId();
  const offered =
    typed.trim() === '' ? { recent, tags: topTags, words: [] } : { recent: [], ...suggestions };
  const isOffering = Object.values(offered).some((some) => some.length > 0);
  const isOffered = isOpen && isOffering;
  const store = useCombobox({ opened: isOffered, onOpenedChange: setIsOpen });

  const submit = (text: string) => {
    if (searchProblem(text) !== null) return;
    searchNow(text);
    remember(text);
    onSubmit?.(text.trim());
    setIsOpen(false);
    store.resetSelectedOption();
  };
  return (
    <form
      role="search"
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <Combobox store={store} onOptionSubmit={submit} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <SearchField
            hint={hint}
            aria-label="Search templates"
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
            placeholder="Search names, subjects, text and tags"
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={({ target }) => {
              type(target.value);
              store.resetSelectedOption();
              setIsOpen(true);
            }}
            onClear={() => type('')}
            onFocus={() => setIsOpen(true)}
            onClick={() => setIsOpen(true)}
            onBlur={() => {
              setIsOpen(false);
              if (problem === null) remember(typed);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Browsers would clear the field as well.
              if (isOffered) event.preventDefault();
              setIsOpen(false);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={classes.dropdown}>
          <SearchOptions {...offered} typed={typed} />
        </Combobox.Dropdown>
      </Combobox>
      {problem !== null && (
        <p id={problemId} role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
