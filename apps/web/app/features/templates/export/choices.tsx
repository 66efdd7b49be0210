import { useId } from 'react';
import classes from './choices.module.css';

type Choice<Value extends string> = { value: Value; label: string; hint: string };

type ChoicesProps<Value extends string> = {
  /** What is chosen. */
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, each with a line that says what it means. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b>{choice.label}</b>
            <span className="small ink-2">{choice.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
