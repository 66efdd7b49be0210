import type { LibraryTemplate } from '@replysmith/contract';
import { useCallback, useRef } from 'react';
import { facets, valueName } from '../../../lib/facets.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { RemovableTag } from '../../../components/tag.tsx';
import { FacetPanel, facetNames, toggle } from './facets.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useSaveToMyTemplates } from './preview-head.tsx';
import { LibraryGrid, rowHeight, useRoom } from './library-grid.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { useLibraryGrid } from './use-library-grid.ts';
import {
  type ChangeView,
  type LibraryView,
  type Look,
  addressOf,
  isFiltered,
  noFilter,
  useLibraryView,
} from './use-library-view.ts';
import classes from './library-page.module.css';
import cardClasses from './library-card.module.css';

const rows = 3;

/** The grid before its templates are there, as large as it will be. */
function LibrarySkeleton({ look }: { look: Look }) {
  const list = useRef<HTMLUListElement>(null);
  const { columns: fitting, isRoomy } = useRoom(list);
  const columns = look === 'grid' ? fitting : 1;
  return (
    <ul
      ref={list}
      className={`${cardClasses.cards ?? ''} ${classes.cards ?? ''}`}
      data-look={look}
      aria-hidden="true"
      style={{
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        gridAutoRows: rowHeight(look, isRoomy),
      }}
    >
      {Array.from({ length: rows * columns }, (_, index) => (
        <li className="container min-w-0" key={index}>
          <div className={`stack gap-3 content-start ${classes.card}`}>
            <span className="round-sheet on-well" />
            <span className="round-sheet on-well" />
            <span className="round-sheet on-well" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The number of values that a facet shows at first. */
const values = 8;

/** A placeholder of the facets. */
function FacetSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden="true">
      {facets.map((facet) => (
        <div key={facet}>
          <p className={`dense strong ${classes.name}`}>{facetNames[facet]}</p>
          {Array.from({ length: values }, (_, index) => (
            <p key={index} className={`flex items-center ${classes.value}`}>
              <span className="round-sheet on-well" />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The same array every time while the library loads. */
const nothing: readonly LibraryTemplate[] = [];

/** The library, filtered by words and facets; null while it loads. */
export function LibraryBrowser({ library }: { library: readonly LibraryTemplate[] | null }) {
  const { view, changeView } = useLibraryView();
  const { terms, found, shown } = useLibraryGrid(library ?? nothing, view);
  const saving = useSaveToMyTemplates();
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
      <div className={`stack items-start gap-7 mt-5 one-column-tablet ${classes.columns}`}>
        <aside className="not-tablet" aria-label="Filters">
          {panel}
        </aside>
        <div className="min-w-0">
          <div className={`row items-center gap-2-4 mb-3 ${classes.listHead}`}>
            <p role="status" className="small ink-2">
              {library ? countOf(shown.length) : 'Loading template library...'}
            </p>
            <FilterChips view={view} onChange={changeView} />
          </div>
          {!library ? (
            <LibrarySkeleton look={view.look} />
          ) : shown.length > 0 ? (
            <LibraryGrid
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
                ? 'No template matches all the filters above. Remove one of them.'
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

type FilterChipsProps = { view: LibraryView; onChange: ChangeView };

/** Everything that narrows the list, each with a button to remove it. */
function FilterChips({ view, onChange }: FilterChipsProps) {
  if (!isFiltered(view)) return null;
  const { search, chosen } = view;
  return (
    <div className="row items-center min-w-0" role="group" aria-label="Filters in use">
      {search && (
        <RemovableTag onRemove={() => onChange({ search: '' })}>{`“${search}”`}</RemovableTag>
      )}
      {facets.flatMap((facet) =>
        chosen[facet].map((value) => (
          <RemovableTag
            key={`${facet} ${value}`}
            onRemove={() => onChange({ chosen: toggle(chosen, facet, value) })}
          >
            {valueName(facet, value)}
          </RemovableTag>
        )),
      )}
      <Button variant="quiet" size="small" onClick={() => onChange(noFilter)}>
        Clear all
      </Button>
    </div>
  );
}
