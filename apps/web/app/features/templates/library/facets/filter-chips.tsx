import { facets, valueName } from '../../../../lib/facets.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { RemovableTag } from '../../../../ui/tag/removable-tag.tsx';
import type { ChangeView } from '../view/use-library-view.ts';
import { isFiltered, noFilter, type LibraryView } from '../view/library-view.ts';
import { toggle } from './facets.ts';
import classes from './filter-chips.module.css';

type FilterChipsProps = { view: LibraryView; onChange: ChangeView };

/** Everything that narrows the library down, each with a way to take it off. */
export function FilterChips({ view, onChange }: FilterChipsProps) {
  if (!isFiltered(view)) return null;
  const { search, chosen } = view;
  return (
    <div className={classes.chips} role="group" aria-label="Filters in use">
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
