import type { LibraryTemplate } from '@replysmith/contract';
import { useCallback } from 'react';
import { countText } from '../../../lib/words/count-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FacetPanel } from './facets/facet-panel.tsx';
import { FacetSkeleton } from './facets/facet-skeleton.tsx';
import { FilterChips } from './facets/filter-chips.tsx';
import classes from './library-page.module.css';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { useSaveTemplate } from './preview/use-save-template.ts';
import { ShelfSkeleton } from './shelf/shelf-skeleton.tsx';
import { Shelf } from './shelf/shelf.tsx';
import { LibraryToolbar } from './toolbar/library-toolbar.tsx';
import { useLibraryShelf } from './use-library-shelf.ts';
import { addressOf, noFilter } from './view/library-view.ts';
import { useLibraryView } from './view/use-library-view.ts';

/** What of it there is while it is on its way. */
const nothing: readonly LibraryTemplate[] = [];

/** Everything there is, narrowed down by words and facets; null until it has come. */
export function LibraryBrowser({ library }: { library: readonly LibraryTemplate[] | null }) {
  const { view, changeView } = useLibraryView();
  const { terms, found, shown } = useLibraryShelf(library ?? nothing, view);
  const saving = useSaveTemplate();
  const addressFor = useCallback(
    (id: string) => `?${String(addressOf({ ...view, open: id }))}`,
    [view],
  );
  const panel = library ? (
    <FacetPanel
      all={library}
      found={found}
      chosen={view.chosen}
      onChoose={(chosen) => changeView({ chosen })}
    />
  ) : (
    <FacetSkeleton />
  );
  return (
    <>
      <LibraryToolbar view={view} onChange={changeView} filters={panel} />
      <div className={classes.columns}>
        <aside className={classes.side} aria-label="Filters">
          {panel}
        </aside>
        <div className={classes.results}>
          <div className={classes.state}>
            <p role="status" className="small ink-2">
              {library ? countOf(shown.length) : 'Loading template library...'}
            </p>
            <FilterChips view={view} onChange={changeView} />
          </div>
          {!library ? (
            <ShelfSkeleton look={view.look} />
          ) : shown.length > 0 ? (
            <Shelf
              entries={shown}
              terms={terms}
              look={view.look}
              saved={saving.saved}
              addressOf={addressFor}
            />
          ) : (
            <EmptyState
              title="No templates found"
              action={
                <Button variant="line" onClick={() => changeView(noFilter)}>
                  Clear all filters
                </Button>
              }
            >
              {found.length > 0
                ? 'The filters above leave nothing together. Take one of them off.'
                : `Nothing in the library has “${view.search}”. Try fewer words.`}
            </EmptyState>
          )}
        </div>
      </div>
      {library && (
        <PreviewDialog
          view={view}
          library={library}
          shown={shown.map(({ template }) => template.id)}
          saving={saving}
        />
      )}
    </>
  );
}

function countOf(templates: number): string {
  return templates === 1 ? '1 template' : `${countText(templates)} templates`;
}
