import type { RewriteManner } from '@replysmith/contract';
import { isCoachAlone } from '../exchange/author.ts';
import { hasResult, type Exchange } from '../exchange/exchange.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import type { Tries } from '../exchange/tries-of.ts';

export const mannerNames: Readonly<Record<RewriteManner, string>> = {
  full: 'Full rewrite',
  light: 'Lighter touch',
};

type OtherManner = {
  manner: RewriteManner;
  /** Where it has been tried already: the coach would write the same again. Null when it has not. */
  at: number | null;
};

/** The manner that an email could be tried in instead; null where it would change nothing. */
export function otherManner({ exchanges }: Tries, { draft, answer }: Exchange): OtherManner | null {
  if (!answer || !hasResult(answer)) return null;
  const { optimization_results: result } = answer;
  if (result.brief !== null || whyNotJudged(result)) return null;
  const isNothingToChange = result.changes.length === 0 && isCoachAlone(result);
  if (isNothingToChange && result.manner === 'full') return null;
  const manner = result.manner === 'full' ? 'light' : 'full';
  const at = exchanges.findIndex(
    ({ draft: { content }, answer: other }) =>
      content === draft.content &&
      other?.optimization_results?.manner === manner &&
      isCoachAlone(other.optimization_results),
  );
  return { manner, at: at < 0 ? null : at };
}
