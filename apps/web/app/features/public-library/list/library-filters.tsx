import { lengths } from '@replysmith/contract';
import { facets } from '../../../lib/facets.ts';
import { SearchForm } from '../../../ui/search-field/search-form.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { countValues } from './count-values.ts';
import classes from './library-filters.module.css';
import { narrow, type LibraryFilter, type SearchedTemplate } from './library-filter.ts';
import type { ChangeFilter } from './use-library-filter.ts';

const anything = {
  category: 'Any category',
  industry: 'Every industry',
  persona: 'Any reader',
  goal: 'Any goal',
} as const;

const labels = {
  category: 'Category',
  industry: 'Industry',
  persona: 'Who reads it',
  goal: 'Goal',
} as const;

type LibraryFiltersProps = {
  templates: readonly SearchedTemplate[];
  filter: LibraryFilter;
  onChange: ChangeFilter;
};

export function LibraryFilters({ templates, filter, onChange }: LibraryFiltersProps) {
  return (
    <div className={classes.filters}>
      <SearchForm
        label="Search the library"
        placeholder="Search names, subjects, readers and tags"
        maxLength={lengths.search}
        search={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      {facets.map((facet) => (
        <Select
          key={facet}
          label={labels[facet]}
          options={[
            { value: '', label: anything[facet] },
            ...countValues(narrow(templates, filter, facet), facet, filter[facet]),
          ]}
          value={filter[facet]}
          onChange={(value) => onChange({ [facet]: value })}
        />
      ))}
    </div>
  );
}
