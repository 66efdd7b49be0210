import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { fieldNames } from '../../field-names.ts';
import { Hint } from '../fields/hint.tsx';
import classes from './pain-points.module.css';
import { linesOf } from './point-list.ts';
import { useAfterPress } from './use-after-press.ts';

type PointFieldProps = {
  error: string | undefined;
  /** What became of what was added last. */
  note: string;
  /** Returns what was not added. */
  onAdd: (points: string[]) => string[];
  onType: () => void;
};

/** Where one more pain point is written. Whoever leaves without Enter has it added all the same. */
export function PointField({ error, note, onAdd, onType }: PointFieldProps) {
  const [typed, setTyped] = useState('');
  const afterPress = useAfterPress();
  const add = (text: string) => {
    const points = linesOf(text);
    const leftOut = points.length > 0 ? onAdd(points) : [];
    // One that is not added can still be made another.
    setTyped(points.length === 1 && leftOut.length === 1 ? text : '');
  };

  const addTyped = useEffectEvent(() => add(typed));
  useEffect(() => {
    const leave = () => addTyped();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return (
    <TextField
      label={`${fieldNames.pain_points} (optional)`}
      name="pain_points"
      value={typed}
      error={error}
      autoComplete="off"
      placeholder="Type one and press Enter"
      onChange={(text) => {
        onType();
        setTyped(text);
      }}
      onBlur={() => afterPress(() => add(typed))}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (linesOf(text).length < 2) return;
        event.preventDefault();
        add(`${typed}${text}`);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add(typed);
      }}
    >
      <p className={classes.note} role="status">
        {note}
      </p>
      <Hint
        why="What troubles them, in their words. The email asks about the first, and about the second where both are short; a list is pasted line by line."
        example="phone orders that interrupt the morning rush"
      />
    </TextField>
  );
}
