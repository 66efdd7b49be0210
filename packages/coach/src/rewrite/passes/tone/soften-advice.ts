import { advice } from '../../../lexicon/tones/advice.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';

const longestOpening = 80;

function soften({ text, start }: Sentence): Candidate[] {
  for (const [opening, softer] of advice) {
    const found = opening.exec(text.slice(0, longestOpening))?.[0];
    if (found === undefined) continue;
    const end = start + found.length;
    const reason = `“${found.trim()}” tells them what to do; a consultative tone leaves them the choice.`;
    return [{ field: 'body', start, end, after: softer, rule: wording, reason }];
  }
  return [];
}

/** "You should move it" → "You could move it". */
export function softenAdvice({ sentences }: Email): Candidate[] {
  return sentences.flatMap(soften);
}
