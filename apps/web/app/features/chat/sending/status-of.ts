import type { Outcome } from '../../../data/answering/outcome.ts';
import { whyTheCoach } from '../exchange/author.ts';
import { compared } from '../exchange/compared.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import { whatIsWritten } from './what-is-written.ts';

export const nothingCame = 'Stopped before anything had come. Nothing was counted.';

/**
 * How an answer ended, as it is told aloud; a failure is told by its own alert. Where the focus goes
 * to what came, that is read there.
 */
export function statusOf(outcome: Outcome, takesFocus: boolean): string {
  if (outcome.type === 'kept') return 'Stopped. What had come is kept.';
  if (outcome.type === 'undone') {
    return outcome.error ? '' : nothingCame;
  }
  const { optimization, messages } = outcome.reply;
  const { ready } = whatIsWritten[messages[1].message_type];
  if (!optimization) return ready;
  const { original_score: before, optimized_score: after } = optimization.score;
  const came = takesFocus
    ? ready
    : `${ready}: ${whyNotJudged(optimization) ?? compared(before, after)}`;
  const why = whyTheCoach(optimization);
  return why ? `${came}. ${why}` : came;
}
