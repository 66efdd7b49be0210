import { folderPalette } from '@replysmith/contract';
import { useId } from 'react';
import { folderColor } from './folder-mark.tsx';
import classes from './palette-field.module.css';

type PaletteFieldProps = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (color: string) => void;
};

/** Ten colours, and the one that a folder has from elsewhere. */
export function PaletteField({ label, name, value, error, onChange }: PaletteFieldProps) {
  const id = useId();
  const isKnown = folderPalette.some(({ color }) => color === value);
  const colors = isKnown ? folderPalette : [...folderPalette, { name: 'As it is', color: value }];
  return (
    <fieldset className={classes.palette} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      {colors.map((one) => (
        <label key={one.color} title={one.name} style={folderColor(one.color)}>
          <input
            type="radio"
            name={`${id}-${name}`}
            value={one.color}
            checked={one.color === value}
            onChange={() => onChange(one.color)}
          />
          <span className="visually-hidden">{one.name}</span>
        </label>
      ))}
      <p id={`${id}-error`}>{error}</p>
    </fieldset>
  );
}
