import { IconChevronDown } from '@tabler/icons-react';
import classes from './read-as-choice.module.css';

type ReadAsSelectProps<Value extends string> = {
  label: string;
  names: Readonly<Record<Value, string>>;
  /** What the coach reads, by guess or by choice. */
  read: Value;
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
};

/** One choice with the coach's guess as its first entry. */
export function ReadAsSelect<Value extends string>({
  label,
  names,
  read,
  chosen,
  onChoose,
}: ReadAsSelectProps<Value>) {
  const values = Object.keys(names) as Value[];
  return (
    <span className={classes.select}>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={(event) => onChoose(values.find((value) => value === event.target.value))}
      >
        <option value="">
          {chosen === undefined ? `${names[read]} (guessed)` : 'Let the coach guess'}
        </option>
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
