import { useTemplateFolders } from '../../../../data/templates/folders.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { RemovableTag } from '../../../../ui/tag/removable-tag.tsx';
import { useDesk } from '../desk.ts';
import { noFilter } from '../view/view.ts';
import { filterNames } from './filter-names.ts';
import classes from './toolbar.module.css';

/** The filters that hold, each to be taken away. */
export function FilterChips() {
  const { view, changeView } = useDesk();
  const folders = useTemplateFolders().data?.items ?? [];
  const names = filterNames(view, folders);
  if (names.length === 0) return null;
  return (
    <div className={classes.chips} role="group" aria-label="Filters">
      {names.map(({ name, without }) => (
        <RemovableTag key={name} onRemove={() => changeView(without)}>
          {name}
        </RemovableTag>
      ))}
      {names.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => changeView(noFilter)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
