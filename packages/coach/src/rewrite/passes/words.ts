import type { Email } from '../../document/email.ts';
import { findSlips, isSmallI } from '../../document/spelling.ts';
import { plainWords } from '../../lexicon/wording/plain-words.ts';
import { stackedHedges } from '../../lexicon/wording/stacked-hedges.ts';
import { wordyPhrases } from '../../lexicon/wording/wordy-phrases.ts';
import type { Candidate } from '../edit.ts';
import { asTyped, swapListed } from '../wording.ts';
import { manner as mannerRule } from '../../rules/manner.ts';
import { slips as slipsRule } from '../../rules/slips.ts';

export const usePlainWords = swapListed(plainWords, {
  rule: 'plain-words',
  reason: (before, after) => `“${before}” is office language; “${after}” is what people say.`,
});

export const shortenWordy = swapListed(wordyPhrases, {
  rule: 'body-length',
  reason: (before, after) => `“${after}” says the same as “${before}” and is read sooner.`,
});

export const unstackHedges = swapListed(stackedHedges, {
  rule: mannerRule.id,
  reason: (before, after) => `“${before}” doubts twice; “${after}” is careful enough.`,
});

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
      rule: slipsRule.id,
      reason: `“${text}” is a slip; “${meant}” was meant.`,
    }),
  );
}
