import { useId, type ReactNode } from 'react';
import classes from './switch.module.css';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** What it does. */
  children?: ReactNode;
};

/** Something that is on or off, at once. */
export function Switch({ label, isOn, onChange, isDisabled = false, children }: SwitchProps) {
  const id = useId();
  return (
    <div className={`stack items-start gap-3 ${classes.switch}`}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}-about`} className="small ink-2">
          {children}
        </p>
      </div>
    </div>
  );
}
