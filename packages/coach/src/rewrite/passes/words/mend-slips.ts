import { typos } from '../../../rules/words/typos.ts';
import type { Email } from '../../../document/email.ts';
import { findSlips, isSmallI } from '../../../document/spelling.ts';
import type { Candidate } from '../../candidate.ts';
import { asTyped } from '../../wording/as-typed.ts';

type Mend = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meant: string;
};

/** Who never writes a capital means it so. */
function writesCapitals({ sentences }: Email): boolean {
  const capitals = sentences.filter(({ text }) => /^["'“‘(]?\p{Lu}/u.test(text)).length;
  return capitals * 2 > sentences.length;
}

function smallI(email: Email): Mend[] {
  if (!writesCapitals(email)) return [];
  return email.words
    .filter((word) => isSmallI(email.body, word))
    .map(({ start, end }) => ({ start, end, text: 'i', meant: 'I' }));
}

/** Mends misspelt words, doubled words, missing spaces and a small "i", where no doubt is left. */
export function mendSlips(email: Email): Candidate[] {
  const slips = findSlips(email).filter(({ text }) => text !== 'i');
  return [...slips, ...(slips.length < findSlips(email).length ? smallI(email) : [])].map(
    ({ start, end, text, meant }) => ({
      field: 'body',
      start,
      end,
      after: asTyped(meant, email.body),
      rule: typos.id,
      reason: `“${text}” is a slip; “${meant}” was meant.`,
    }),
  );
}
