import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';
import classes from './field.module.css';

/** A password that can be shown, with a hint when Caps Lock is on. Pasting works. */
export function PasswordField({ children, ...field }: Omit<TextFieldProps, 'type' | 'control'>) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      control={
        <button
          type="button"
          className={classes.show}
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      }
    >
      {hasCapsLock && <p className={classes.hint}>Caps Lock is on.</p>}
      {children}
    </TextField>
  );
}
