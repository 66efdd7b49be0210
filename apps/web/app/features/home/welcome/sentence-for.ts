import { tenths } from '../../../lib/words/tenths.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** What is said under the greeting, from the scores that the last emails came out at. */
export function sentenceFor(company: string | null, scores: readonly number[]): string {
  if (!company) return 'Are you ready to optimize your cold emails?';
  if (scores.length === 0) return `Paste a draft to see what ${company}’s next cold email loses.`;
  const average = tenths(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  if (scores.length === 1) return `${company}’s last email came out at ${average}.`;
  const many = numbers[scores.length] ?? String(scores.length);
  return `${company}’s last ${many} emails came out at ${average} on average.`;
}
