import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { fieldNames } from '../../field-names.ts';
import { Hint } from '../fields/hint.tsx';
import { linesOf } from './point-list.ts';
import { useAfterPress } from './use-after-press.ts';

type PointFieldProps = { error: string | undefined; onAdd: (points: string[]) => void };

/** Where one more pain point is written. Whoever leaves without Enter has it added all the same. */
export function PointField({ error, onAdd }: PointFieldProps) {
  const [typed, setTyped] = useState('');
  const afterPress = useAfterPress();
  const add = (text: string) => {
    setTyped('');
    const points = linesOf(text);
    if (points.length > 0) onAdd(points);
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
      onChange={setTyped}
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
      <Hint
        why="What troubles them, in their words. The email asks about the first, and about the second where both are short; a list is pasted line by line."
        example="phone orders that interrupt the morning rush"
      />
    </TextField>
  );
}
