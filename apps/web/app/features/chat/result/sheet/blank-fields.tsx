import { useId } from 'react';
import { blanksIn } from './blanks.ts';
import type { ResultParts } from '../result-parts.ts';
import classes from './blank-fields.module.css';

/** A field for each blank of the rewrite; what is written there goes into the text. */
export function BlankFields({ result, choices, choose }: ResultParts) {
  const id = useId();
  const kept = result.changes.filter((change) => !choices.put_back.includes(change.id));
  const labels = blanksIn(
    [result.original_email.subject, result.original_email.body, ...kept.map((c) => c.after)].join(
      '\n',
    ),
  );
  return labels.map((label, index) => (
    <div key={label} className={classes.blank}>
      <label htmlFor={`${id}-${String(index)}`}>
        {label.charAt(0).toUpperCase() + label.slice(1)}
      </label>
      <input
        id={`${id}-${String(index)}`}
        data-blank
        value={choices.blanks[label] ?? ''}
        autoComplete="off"
        onChange={(event) =>
          choose({ ...choices, blanks: { ...choices.blanks, [label]: event.target.value } })
        }
      />
    </div>
  ));
}
