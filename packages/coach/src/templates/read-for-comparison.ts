import type { Draft, Profile } from '../draft.ts';
import type { AskKind } from '../text/email.ts';
import { parseEmail } from '../text/parse-email.ts';
import { termsOf, type Terms } from './terms.ts';

/** What two emails are compared by. */
export type Comparable = {
  readonly profile: Profile;
  readonly ask: AskKind | null;
  readonly terms: Terms;
};

const headWeight = 2;

/** Longer than any email. */
const longestRead = 5_000;

/** Reads an email for comparison; `label` is what else is known to be about it. */
export function readForComparison(draft: Draft, label = ''): Comparable {
  const body = draft.body.slice(0, longestRead);
  const { reading, asks } = parseEmail({ ...draft, body });
  return {
    profile: reading.profile,
    ask: asks.at(-1)?.kind ?? null,
    terms: termsOf([
      { text: `${draft.subject ?? ''}\n${label}`, weight: headWeight },
      { text: body, weight: 1 },
    ]),
  };
}
