import {
  runTogether,
  runWithNot,
  saidInFullAfter,
  saidInFullBefore,
} from '../../../lexicon/tones/contractions.ts';
import type { Email } from '../../../document/email.ts';
import { type PhraseHit, phraseBook } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';
import { asTyped } from '../../wording/as-typed.ts';
import { findInSentences } from '../../wording/find-in-sentences.ts';
import { capitalise } from '../../wording/letter-case.ts';
import type { Tone } from '../../../lexicon/tones/tones.ts';

const book = phraseBook([...Object.keys(runTogether), ...Object.keys(runWithNot)]);
const nearby = 24;

/** Whether the words may run together here: what carries the stress is said in full. */
function mayRun({ body }: Email, { start, end, phrase }: PhraseHit): boolean {
  const next = /^[ \t](\p{L}+)/u.exec(body.slice(end, end + nearby))?.[1]?.toLowerCase();
  if (next === undefined) return false;
  if (phrase in runWithNot) return next !== 'only';
  const last = /(\p{L}+)[ \t]$/u.exec(body.slice(Math.max(0, start - nearby), start))?.[1];
  return !saidInFullBefore.has(next) && !saidInFullAfter.has(last?.toLowerCase() ?? '');
}

/** "I am" → "I’m", "do not" → "don’t". */
export function runWordsTogether(email: Email, tone: Tone): Candidate[] {
  return findInSentences(email, book)
    .filter((hit) => mayRun(email, hit))
    .map(({ start, end, phrase }) => {
      const before = email.body.slice(start, end);
      const short = asTyped(runTogether[phrase] ?? runWithNot[phrase] ?? phrase, email.body);
      return {
        field: 'body',
        start,
        end,
        after: /^\p{Lu}/u.test(before) ? capitalise(short) : short,
        rule: wording,
        reason: `“${before}” is how one writes; in a ${tone} tone one says “${short}”.`,
      };
    });
}
