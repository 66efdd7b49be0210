import classes from './choice.module.css';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

/** One of a few, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[];
  return (
    <div className={classes.choice} role="group" aria-label={label}>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChoose(one)}>
          {options[one]}
        </button>
      ))}
    </div>
  );
}
