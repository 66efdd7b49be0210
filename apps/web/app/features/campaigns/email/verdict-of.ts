import { blanksLeft } from '../../../data/blanks/blanks-left.ts';
import type { ComposedEmail } from '../../../data/live-score/live-score.ts';
import { bandNames, type Band } from '../../../ui/score-ring/band.ts';

type Verdict = { value: number; band: Band; words: string };

/** The band of an email and its name; as long as blanks are open it is a score so far, and says how many. */
export function verdictOf({ score, open }: ComposedEmail): Verdict {
  if (!score) return { value: 0, band: 'unjudged', words: 'Not scored yet' };
  const { value, band } = score;
  return open.length > 0
    ? { value, band: 'open', words: blanksLeft(open.length, null) }
    : { value, band, words: bandNames[band] };
}
