import { useEffect, useRef } from 'react';
import { optionId } from './palette-ids.ts';
import type { PaletteItem } from './palette-item.ts';
import classes from './palette.module.css';

type PaletteOptionProps = {
  item: PaletteItem;
  isActive: boolean;
  onPoint: () => void;
  onPick: (inNewTab: boolean) => void;
};

export function PaletteOption({ item, isActive, onPoint, onPick }: PaletteOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { id, label, hint, keys, Icon } = item;
  return (
    <div
      ref={option}
      id={optionId(id)}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // Not as it appears under a pointer that rests: that would take the choice from the keys.
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(event.ctrlKey || event.metaKey)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={classes.label}>{label}</span>
      {hint && <span className={classes.hint}>{hint}</span>}
      {keys && <kbd>{keys}</kbd>}
    </div>
  );
}
