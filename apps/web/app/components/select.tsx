import { IconChevronDown } from '@tabler/icons-react';
import classes from './select.module.css';

type SelectProps<Value extends string> = {
  /** What is chosen, for screen readers; the chosen entry stands for it on the screen. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, by the browser's own list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <span className={`relative inline-flex min-w-0 ${classes.select}`}>
      <select
        className="w-full round on-sheet ink size-14 cursor-pointer"
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} stroke={1.5} aria-hidden />
    </span>
  );
}
