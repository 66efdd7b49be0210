import type { WeighedBlank } from '@replysmith/coach';
import { lengths } from '@replysmith/contract';
import { useId } from 'react';
import { oneLine } from '../../../../lib/words/one-line.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import classes from './blank-fields.module.css';
import { blankWorth } from './blank-worth.ts';

type BlankFieldProps = { blank: WeighedBlank; value: string; onChange: (value: string) => void };

/** Where one blank is filled: what it asks for, what that is worth, and what is still too little. */
export function BlankField({ blank, value, onChange }: BlankFieldProps) {
  const id = useId();
  const worth = blankWorth(blank);
  // Half a word always says too little.
  const advice = useSettled(blank.advice, 600);
  const isToldOff = advice !== null && blank.advice !== null && value.trim() !== '';
  return (
    <div className={classes.blank}>
      <label htmlFor={id}>{blank.label.charAt(0).toUpperCase() + blank.label.slice(1)}</label>
      <input
        id={id}
        data-blank
        value={value}
        maxLength={lengths.blankValue}
        autoComplete="off"
        aria-describedby={`${id}-worth ${id}-advice`}
        onChange={(event) => onChange(oneLine(event.target.value, lengths.blankValue))}
      />
      <span id={`${id}-worth`} className={classes.worth}>
        {worth}
      </span>
      <p id={`${id}-advice`} className={classes.advice} aria-live="polite">
        {isToldOff && `Says too little to count. ${advice}`}
      </p>
    </div>
  );
}
