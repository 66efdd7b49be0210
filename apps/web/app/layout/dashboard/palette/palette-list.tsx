import { listId } from './palette-ids.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';
import { PaletteOption } from './palette-option.tsx';
import classes from './palette.module.css';

type PaletteListProps = {
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onPick: (item: PaletteItem, inNewTab: boolean) => void;
};

export function PaletteList({ groups, active, onPoint, onPick }: PaletteListProps) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="What there is"
      className={classes.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden className={classes.group}>
            {name}
          </p>
          {items.map((item) => (
            <PaletteOption
              key={item.id}
              item={item}
              isActive={item === active}
              onPoint={() => onPoint(item)}
              onPick={(inNewTab) => onPick(item, inNewTab)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
