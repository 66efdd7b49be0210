import { IconCheck } from '@tabler/icons-react';
import type { CardProps } from './card-props.ts';
import classes from './pick-box.module.css';

/** Selects a template; with Shift everything from the one before. */
export function PickBox({ template, position, isPicked, onPick }: Omit<CardProps, 'total'>) {
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={`Select ${template.name}`}
        checked={isPicked}
        onChange={({ nativeEvent, target }) =>
          onPick({
            id: template.id,
            position,
            isPicked: target.checked,
            isRange: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          })
        }
      />
      <IconCheck size={14} stroke={2.4} aria-hidden />
    </label>
  );
}
