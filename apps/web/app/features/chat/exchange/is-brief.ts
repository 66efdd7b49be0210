import { parseBrief } from '@replysmith/coach';
import { isEmail, type Exchange } from './exchange.ts';

/** Whether an email is written from what was sent, rather than what was sent being the email. */
export function isBrief({ draft, answer }: Exchange): boolean {
  const result = answer?.optimization_results;
  if (result) return result.brief !== null;
  return isEmail(draft) && parseBrief(draft.content) !== null;
}
