import { useMemo } from 'react';
import type { PublicLibrary } from '../../../data/public-library/public-library.ts';
import { countOf } from '../../../lib/words/count-in-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { CategoryIndex } from './category-index.tsx';
import { isNarrow, makeSearchable, narrow, noFilter } from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryGroup } from './library-group.tsx';
import { ListFrame } from './list-frame.tsx';
import classes from './public-library-page.module.css';
import { useLibraryFilter } from './use-library-filter.ts';

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
      <header className={classes.head}>
        <h1 className="title">{library.length} emails to start from</h1>
        <p className="lede">
          Each with its score, what it loses and why. Read and copy them without an account.
        </p>
      </header>
      <LibraryFilters templates={searchable} filter={filter} onChange={changeFilter} />
      <div className={classes.state}>
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
            No template has every word and every choice above. Fewer of them find more.
          </EmptyState>
        ) : (
          <div className={classes.columns}>
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
