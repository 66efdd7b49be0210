import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { countText } from '../../../lib/words.ts';
import type { CampaignField } from '../campaign-form.ts';
import classes from './fields.module.css';

type Choice = { value: string; label: string; text: string; example?: ReactNode };

type ChoiceListProps = {
  label: string;
  name: CampaignField;
  options: readonly Choice[];
  value: string | null;
  error: string | undefined;
  onChange: (value: string) => void;
  columns?: 1 | 2;
  /** Why it is asked for. */
  children: ReactNode;
};

/** One of a few, each with what it means. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, name, options, value, error, onChange, columns = 1, children } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-why ${id}-error`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
    >
      <p id={`${id}-label`} className={`dense strong ${classes.label}`}>
        {label}
      </p>
      <div id={`${id}-why`}>{children}</div>
      <div className={`grid mt-3 line-above ${classes.choices}`} data-columns={columns}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`stack items-start gap-3 line-below cursor-pointer ${classes.choice}`}
          >
            <input
              className="on-sheet cursor-pointer"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className="label">{option.label}</span>
              <span className="small ink-2">{option.text}</span>
              {option.example}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={`flex small poor ${classes.error}`}>
        {error && (
          <>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

type HintProps = {
  /** Why it matters to the reader of the email. */
  why: string;
  example?: string;
};

/** Why a field is asked for, and what one might write there. */
export function Hint({ why, example }: HintProps) {
  return (
    <p className={`small ink-2 pretty ${classes.hint}`}>
      {why}
      {example && (
        <>
          {' '}
          Such as <q>{example}</q>
        </>
      )}
    </p>
  );
}

type TextCountProps = { text: string; longest: number };

/** How many of the characters are used. */
export function TextCount({ text, longest }: TextCountProps) {
  return (
    <p className={`small ink-3 numbers ${classes.count}`}>
      {countText(text.length)} of {countText(longest)} characters
    </p>
  );
}
