import type { RewriteManner } from '@replysmith/contract';
import { isCoachAlone } from '../exchange/author.ts';
import { hasResult, type Exchange } from '../exchange/exchange.ts';
import { instructionsOf } from '../exchange/instructions-of.ts';
import { whyNotJudged } from '../reading/why-not-judged.ts';
import type { Tries } from '../exchange/tries-of.ts';

type OtherManner = {
  manner: RewriteManner;
  /** Where it has been tried already: the coach would write the same again. Null when it has not. */
  at: number | null;
};

/** The manner that an email could be tried in instead; null where it would change nothing. */
export function otherManner({ exchanges }: Tries, exchange: Exchange): OtherManner | null {
  const { draft, answer } = exchange;
  if (!answer || !hasResult(answer)) return null;
  const { optimization_results: result } = answer;
  if (result.brief !== null || whyNotJudged(result)) return null;
  const isNothingToChange = result.changes.length === 0 && isCoachAlone(result);
  if (isNothingToChange && result.manner === 'full') return null;
  const manner = result.manner === 'full' ? 'light' : 'full';
  const { stage, profile } = instructionsOf(exchange);
  const at = exchanges.findIndex((other) => {
    const { optimization_results: tried } = other.answer ?? {};
    if (!tried || tried.manner !== manner || !isCoachAlone(tried)) return false;
    const said = instructionsOf(other);
    return (
      other.draft.content === draft.content && said.stage === stage && said.profile === profile
    );
  });
  return { manner, at: at < 0 ? null : at };
}
