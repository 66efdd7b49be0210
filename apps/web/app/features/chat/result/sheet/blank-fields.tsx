import { BlankField } from './blank-field.tsx';
import type { ResultParts } from '../result-parts.ts';

/** A field for each blank of the rewrite; what is written there goes into the text. */
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
