import { Combobox } from '@mantine/core';
import classes from './search-box.module.css';

type SearchOptionsProps = {
  typed: string;
  recent: readonly string[];
  tags: readonly string[];
  words: readonly string[];
};

/** Each option is the search that it stands for. */
export function SearchOptions({ typed, recent, tags, words }: SearchOptionsProps) {
  // A word goes on with the last one typed; a tag stands for itself.
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
        <Combobox.Option key={search} value={search} className={classes.option}>
          {search}
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}
