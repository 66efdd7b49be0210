import type { Draft } from '../draft.ts';
import { readIntent, type Intent } from './read-intent.ts';
import { termsOf, type Terms } from './terms.ts';

/** What two emails are compared by. */
export type Comparable = Intent & { readonly terms: Terms };

/** How much a word in the subject, the name or a tag weighs. */
export const headWeight = 2;

/** Longer than any email. */
const longestRead = 5_000;

/** Reads an email for comparison; `label` is what else is known to be about it. */
export function readForComparison(draft: Draft, label = ''): Comparable {
  const body = draft.body.slice(0, longestRead);
  return {
    ...readIntent({ ...draft, body }),
    terms: termsOf([
      { text: `${draft.subject ?? ''}\n${label}`, weight: headWeight },
      { text: body, weight: 1 },
    ]),
  };
}
