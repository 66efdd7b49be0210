import { IconCheck, IconEye, IconEyeOff, IconPoint } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';
import classes from './text-field.module.css';
import passwordFieldClasses from './password-field.module.css';

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
          className={`hover-well hover-ink absolute grid place-center round ink-2 ${classes.show}`}
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </button>
      }
    >
      {hasCapsLock && <p className="small ink-2 mt-1">Caps Lock is on.</p>}
      {children}
    </TextField>
  );
}

type Rule = { name: string; isMet: (password: string) => boolean };

type PasswordRuleListProps = { rules: readonly Rule[]; password: string };

/** The rules, ticked off as they are met. */
export function PasswordRuleList({ rules, password }: PasswordRuleListProps) {
  return (
    <ul className={`grid mt-2 small ink-3 ${passwordFieldClasses.rules}`}>
      {rules.map(({ name, isMet }) => {
        const isTicked = isMet(password);
        const Icon = isTicked ? IconCheck : IconPoint;
        return (
          <li className="flex items-center gap-1" key={name} data-met={isTicked || undefined}>
            <Icon size={16} stroke={isTicked ? 2 : 1.5} aria-hidden />
            {name}
            <span className="visually-hidden">{isTicked ? ', met' : ', not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
