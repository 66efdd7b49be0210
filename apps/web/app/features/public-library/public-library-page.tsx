import { lengths, pages } from '@replysmith/contract';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from '../../components/navigation.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { MiniRing } from '../../components/score-ring.tsx';
import { SearchForm } from '../../components/search-field.tsx';
import { Select } from '../../components/select.tsx';
import type { ListedTemplate, PublicLibrary } from '../../data/public-library.ts';
import { type Facet, facets, valueName } from '../../lib/facets.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { countOf } from '../../lib/words.ts';
import { breadcrumbs } from './template-head.tsx';
import {
  type LibraryFilter,
  type SearchedTemplate,
  addressOf,
  categoryAnchor,
  isNarrow,
  makeSearchable,
  narrow,
  noFilter,
  parameters,
  readFilter,
} from './library-filter.ts';
import classes from './public-library-page.module.css';

const never = () => () => undefined;

/** False at build time and during hydration, when rendering must not depend on the address. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

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

function LibraryFilters({ templates, filter, onChange }: LibraryFiltersProps) {
  return (
    <div className={`stack gap-2 ${classes.filters}`}>
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

type Option = { readonly value: string; readonly label: string };

/** A facet's values with their counts, in alphabetical order. */
function countValues(templates: readonly ListedTemplate[], facet: Facet, chosen: string): Option[] {
  const counts = new Map<string, number>(chosen ? [[chosen, 0]] : []);
  for (const template of templates)
    counts.set(template[facet], (counts.get(template[facet]) ?? 0) + 1);
  return Array.from(counts, ([value, count]) => ({
    value,
    label: `${valueName(facet, value)}, ${count}`,
  })).sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

const markFiltered = `/[?&](${parameters.join('|')})=[^&]/.test(location.search)&&document.documentElement.setAttribute('data-filtered','')`;

/**
 * The frame of the list. The prerendered page holds all templates: if the address filters them, the
 * list stays hidden until the filter is applied, so that nothing moves visibly.
 */
function ListFrame({ children }: { children: ReactNode }) {
  const isBuilt = !useIsHydrated();
  return (
    <>
      {isBuilt && <script>{markFiltered}</script>}
      <div className={classes.frame} data-built={isBuilt || undefined}>
        {children}
      </div>
    </>
  );
}

/** Every template of the library, for anybody to browse. */
export function PublicLibraryPage({ library }: { library: PublicLibrary }) {
  const { filter, changeFilter } = useLibraryFilter();
  const searchable = useMemo(() => library.map(makeSearchable), [library]);
  const shown = useMemo(() => narrow(searchable, filter), [searchable, filter]);
  const groups = Object.entries(Object.groupBy(shown, ({ category }) => category));
  const isNarrowed = isNarrow(filter);
  const clear = () => changeFilter(noFilter);

  return (
    <div className={`wrap ${classes.page}`}>
      <header className={`grid items-end one-column-laptop ${classes.head}`}>
        <h1 className="title">{library.length} emails to start from</h1>
        <p className="lede">
          Each with its score, what it loses and why. Read and copy them without an account.
        </p>
      </header>
      <LibraryFilters templates={searchable} filter={filter} onChange={changeFilter} />
      <div className={`flex items-center small ink-2 numbers ${classes.state}`}>
        <p role="status" className={isNarrowed ? undefined : 'visually-hidden'}>
          {countOf(shown.length, 'template')}
          {isNarrowed && ` of ${library.length}`}
        </p>
        {isNarrowed && (
          <Button variant="quiet" size="small" onClick={clear}>
            Show all
          </Button>
        )}
      </div>
      <ListFrame>
        {shown.length === 0 ? (
          <EmptyState
            title="Nothing like this in the library"
            action={<Button onClick={clear}>Show all {library.length}</Button>}
          >
            No template matches every word and filter above. Try fewer.
          </EmptyState>
        ) : (
          <div className={`grid items-start ${classes.columns}`}>
            <CategoryIndex
              categories={groups.map(([name, templates]) => [name, templates?.length ?? 0])}
            />
            <div>
              {groups.map(([category, templates = []]) => (
                <LibraryGroup key={category} category={category} templates={templates} />
              ))}
            </div>
          </div>
        )}
      </ListFrame>
    </div>
  );
}

type CategoryIndexProps = { categories: readonly (readonly [name: string, count: number])[] };

/** Links to the categories on the page. */
function CategoryIndex({ categories }: CategoryIndexProps) {
  return (
    <nav aria-label="Categories" className={`dense no-print ${classes.index}`}>
      <ul>
        {categories.map(([name, count]) => (
          <li key={name}>
            <a
              className="hover-underline flex gap-3 justify-between line-below plain"
              href={`#${categoryAnchor(name)}`}
            >
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type LibraryGroupProps = { category: string; templates: readonly ListedTemplate[] };

function LibraryGroup({ category, templates }: LibraryGroupProps) {
  const anchor = categoryAnchor(category);
  return (
    <section id={anchor} aria-labelledby={`${anchor}-name`} className={classes.group}>
      <h2 id={`${anchor}-name`} className="subhead ink-below pb-2">
        {category} <span className={`ink-3 ${classes.count}`}>{templates.length}</span>
      </h2>
      <ul>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}

function TemplateRow({ template }: { template: ListedTemplate }) {
  const { id, name, subject, purpose, score, band, persona, industry } = template;
  return (
    <li className={`hover-well relative grid ${classes.row}`}>
      <MiniRing value={score} band={band} />
      <div>
        <h3 className="label">
          <Link to={pages.publicTemplate(id)}>{name}</Link>
        </h3>
        <p className={`breakable ${classes.subject}`}>{subject}</p>
        <p className={`dense ink-2 pretty ${classes.purpose}`}>{purpose}</p>
      </div>
      <p className={`small ink-2 ${classes.reader}`}>
        {persona}
        <span className="block ink-3">{valueName('industry', industry)}</span>
      </p>
    </li>
  );
}

type ChangeFilter = (changes: Partial<LibraryFilter>) => void;

/** The filter in the address. The prerendered page and the first render show everything. */
function useLibraryFilter(): { filter: LibraryFilter; changeFilter: ChangeFilter } {
  const [address, setAddress] = useSearchParams();
  const isHydrated = useIsHydrated();
  const filter = useMemo(
    () => (isHydrated ? readFilter(address) : noFilter),
    [address, isHydrated],
  );
  const changeFilter = useCallback<ChangeFilter>(
    (changes) => {
      // Back undoes a filter, not each letter.
      const replace = changes.search !== undefined && changes.search !== '';
      setAddress(addressOf({ ...filter, ...changes }), { replace, preventScrollReset: true });
    },
    [filter, setAddress],
  );
  return { filter, changeFilter };
}

/** The schema.org data of the list. */
export function structuredList(count: number) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        name: 'Template library',
        url: siteAddress() + pages.publicLibrary,
        inLanguage: 'en',
        mainEntity: { '@type': 'ItemList', numberOfItems: count },
      },
      breadcrumbs(),
    ],
  };
}
