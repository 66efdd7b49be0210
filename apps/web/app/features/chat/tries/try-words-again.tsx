import { isCoachAlone } from '../exchange/author.ts';
import { isEmail, type Exchange } from '../exchange/exchange.ts';
import { TryAgain } from './try-again.tsx';
import { TryReplyAgain } from './try-reply-again.tsx';

/** The way to another try of an answer in words; none where the same would come again. */
export function TryWordsAgain({ draft, answer }: Exchange) {
  if (isEmail(draft)) return <TryAgain draft={draft} title="Uses 1 request" />;
  if (draft.message_type === 'client_simulation') {
    return <TryReplyAgain draft={draft} read={answer?.client_reply ?? null} />;
  }
  if (answer?.answer && isCoachAlone(answer.answer)) return null;
  return <TryAgain draft={draft} title="Questions are free; the model may write something else" />;
}
