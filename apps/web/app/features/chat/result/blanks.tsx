import type { WeighedBlank } from '@replysmith/coach';
import { lengths } from '@replysmith/contract';
import { useId } from 'react';
import { signedPoints } from '../../../components/ledger.tsx';
import { useSettled } from '../../../lib/timing.ts';
import { capitalise, oneLine, tenths } from '../../../lib/words.ts';
import type { ResultParts } from './result-parts.tsx';
import classes from './offers.module.css';

/** A field for each blank of the rewrite; its text goes into the email. */
export function BlankFields({ blanks, choices, choose }: ResultParts) {
  return blanks.map((blank) => (
    <BlankField
      key={blank.label}
      blank={blank}
      value={choices.blanks[blank.label] ?? ''}
      onChange={(value) =>
        choose({ ...choices, blanks: { ...choices.blanks, [blank.label]: value } })
      }
    />
  ));
}

type BlankFieldProps = { blank: WeighedBlank; value: string; onChange: (value: string) => void };

/** The field of one blank, with what it is worth and what its text still lacks. */
function BlankField({ blank, value, onChange }: BlankFieldProps) {
  const id = useId();
  const worth = blankWorth(blank);
  // Half a word always lacks something, so the advice waits.
  const advice = useSettled(blank.advice, 600);
  const isToldOff = advice !== null && blank.advice !== null && value.trim() !== '';
  return (
    <div className={`row items-center line-above size-14 no-print ${classes.blank}`}>
      <label className="strong" htmlFor={id}>
        {capitalise(blank.label)}
      </label>
      <input
        className="min-w-0 round on-sheet"
        id={id}
        data-blank
        value={value}
        maxLength={lengths.blankValue}
        autoComplete="off"
        aria-describedby={`${id}-worth ${id}-advice`}
        onChange={(event) => onChange(oneLine(event.target.value, lengths.blankValue))}
      />
      <span id={`${id}-worth`} className="ink-2 size-13 numbers">
        {worth}
      </span>
      <p
        id={`${id}-advice`}
        className={`hide-empty small mid pretty ${classes.advice}`}
        aria-live="polite"
      >
        {isToldOff && `Too little to count. ${advice}`}
      </p>
    </div>
  );
}

/**
 * Such as "worth 0.4" for an open blank, and "+0.4" or "−0.2" for a filled one; null when it
 * changes nothing.
 */
export function blankWorth({ wins, won }: Pick<WeighedBlank, 'wins' | 'won'>): string | null {
  if (won === null) return wins > 0 ? `worth ${tenths(wins)}` : null;
  return won === 0 ? null : signedPoints(won, tenths);
}
