import type { TablerIcon } from '@tabler/icons-react';
import classes from './segments.module.css';

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; Icon: TablerIcon }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few views of the same thing side by side; the current one stands out. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <span
      className={`inline-flex round framed-strong ${classes.segments}`}
      role="group"
      aria-label={label}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-label={option.label}
          title={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <option.Icon size={18} stroke={option.value === value ? 2 : 1.5} aria-hidden />
        </button>
      ))}
    </span>
  );
}
