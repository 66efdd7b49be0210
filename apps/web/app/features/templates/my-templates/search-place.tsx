import { Combobox, useCombobox } from '@mantine/core';
import { WithMantine } from '../../../theme/with-mantine.tsx';
import type { TemplateFolder } from '@replysmith/contract';
import { useId, useState } from 'react';
import { SearchField } from '../../../components/search-field.tsx';
import { useSingleKeys } from '../../../data/profile.ts';
import { useTopTags } from '../../../data/templates.ts';
import { searchProblem, useTypedSearch } from '../../../lib/search.ts';
import { useTypeahead } from '../api.ts';
import { usePage } from './page-context.ts';
import type { View } from './view.ts';
import classes from './my-templates-page.module.css';
import { z } from 'zod';
import { useSignedInUser } from '../../../data/session.ts';
import { stored, useStored } from '../../../lib/storage.ts';

/** The search box; the slash key focuses it. */
export function SearchPlace() {
  const { view, changeView } = usePage();
  const [hasSlash] = useSingleKeys();
  return (
    <div data-search>
      <SearchBox
        value={view.search}
        hint={hasSlash ? '/' : undefined}
        onChange={(search) => changeView({ search, sort: undefined }, { isTyping: true })}
      />
    </div>
  );
}

type SearchBoxProps = {
  value: string;
  /** The key that focuses it. */
  hint?: string | undefined;
  /** Called after a pause in typing, and at once when a search is submitted or chosen. */
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
};

/** Searches while typing, and suggests earlier searches and continuations. */
export function SearchBox({ value, hint, onChange, onSubmit }: SearchBoxProps) {
  const { typed, type, searchNow } = useTypedSearch(value, onChange);
  const { recent, remember } = useRecentSearches();
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = useTypeahead(value, isOpen && typed.trim() === value);
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
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
      <WithMantine>
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
                // Browsers would also clear the field.
                if (isOffered) event.preventDefault();
                setIsOpen(false);
              }}
            />
          </Combobox.Target>
          <Combobox.Dropdown className={`framed round on-sheet ${classes.dropdown}`}>
            <SearchOptions {...offered} typed={typed} />
          </Combobox.Dropdown>
        </Combobox>
      </WithMantine>
      {problem !== null && (
        <p id={problemId} role="alert" className="small poor mt-1">
          {problem}
        </p>
      )}
    </form>
  );
}

type SearchOptionsProps = {
  typed: string;
  recent: readonly string[];
  tags: readonly string[];
  words: readonly string[];
};

/** Each option is a complete search. */
function SearchOptions({ typed, recent, tags, words }: SearchOptionsProps) {
  // A word replaces the last one typed; a tag replaces everything.
  const before = typed.trimStart().replace(/\S*\s*$/u, '');
  return (
    <Combobox.Options aria-label="Searches" className={classes.options}>
      <OptionGroup label="Recent searches" searches={recent} />
      <OptionGroup label="Tags" searches={tags} />
      <OptionGroup label="Words" searches={words.map((word) => before + word)} />
    </Combobox.Options>
  );
}

function OptionGroup({ label, searches }: { label: string; searches: readonly string[] }) {
  if (searches.length === 0) return null;
  return (
    <Combobox.Group label={label} classNames={{ groupLabel: classes.group ?? '' }}>
      {searches.map((search) => (
        <Combobox.Option
          key={search}
          value={search}
          className={`dense cursor-pointer breakable ink round-tag ${classes.option}`}
        >
          {search}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

type NamedFilter = { name: string; without: Partial<View> };

/** Each active filter in words, with the view without it. */
export function filterNames(view: View, folders: readonly TemplateFolder[]): NamedFilter[] {
  const names: NamedFilter[] = [];
  if (view.search) names.push({ name: `“${view.search}”`, without: { search: '' } });
  if (view.folder)
    names.push({ name: folderName(view.folder, folders), without: { folder: null } });
  if (view.category) names.push({ name: view.category, without: { category: null } });
  if (view.isFavorites) names.push({ name: 'Favorites', without: { isFavorites: false } });
  for (const tag of view.tags) {
    const tags = view.tags.filter((other) => other !== tag);
    names.push({ name: `Tag: ${tag}`, without: { tags } });
  }
  return names;
}

function folderName(folder: string, folders: readonly TemplateFolder[]): string {
  if (folder === 'unorganized') return 'Unorganized';
  return folders.find(({ id }) => id === folder)?.name ?? 'A deleted folder';
}

const shortest = 2;
const most = 10;
const shown = 5;

const storedSearches = stored({
  name: 'template-searches',
  schema: z.array(z.string()),
  empty: [],
});

/** What this account searched for in this browser, latest first. */
function useRecentSearches() {
  const { id } = useSignedInUser();
  const key = storedSearches.key(id);
  const searches = useStored(storedSearches, key);
  const remember = (typed: string) => {
    const search = typed.trim();
    if (search.length < shortest) return;
    const others = storedSearches
      .read(key)
      .filter((other) => other.toLowerCase() !== search.toLowerCase());
    storedSearches.write(key, [search, ...others].slice(0, most));
  };
  return { recent: searches.slice(0, shown), remember };
}
