import type { LibraryTemplate } from '@replysmith/contract';
import { useCallback } from 'react';
import { countText } from '../../../lib/count-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FacetPanel } from './facets/facet-panel.tsx';
import { FilterChips } from './facets/filter-chips.tsx';
import classes from './library-page.module.css';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import { useSaveTemplate } from './preview/use-save-template.ts';
import { Shelf } from './shelf/shelf.tsx';
import { LibraryToolbar } from './toolbar/library-toolbar.tsx';
import { useLibraryShelf } from './use-library-shelf.ts';
import { addressOf, noFilter } from './view/library-view.ts';
import { useLibraryView } from './view/use-library-view.ts';

/** Everything there is, narrowed down by words and facets. */
export function LibraryBrowser({ library }: { library: readonly LibraryTemplate[] }) {
  const { view, changeView } = useLibraryView();
  const { terms, found, shown } = useLibraryShelf(library, view);
  const saving = useSaveTemplate();
  const addressFor = useCallback(
    (id: string) => `?${String(addressOf({ ...view, open: id }))}`,
    [view],
  );
  const panel = (
    <FacetPanel
      all={library}
      found={found}
      chosen={view.chosen}
      onChoose={(chosen) => changeView({ chosen })}
    />
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
              {shown.length === 1 ? '1 template' : `${countText(shown.length)} templates`}
            </p>
            <FilterChips view={view} onChange={changeView} />
          </div>
          {shown.length > 0 ? (
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
      <PreviewDialog
        view={view}
        library={library}
        shown={shown.map(({ template }) => template.id)}
        saving={saving}
      />
    </>
  );
}
