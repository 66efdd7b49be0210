import type { MessageType } from '@replysmith/contract';
import { isCoachAlone } from '../exchange/author.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { TryAgain } from './try-again.tsx';

const titles: Readonly<Record<MessageType, string>> = {
  email_optimization: 'Uses 1 request',
  conversation: 'Questions are free; the model may write something else',
  client_simulation: 'Simulated replies are free; they may be of another mind',
};

/** The way to another try of an answer in words; none where the same would come again. */
export function TryWordsAgain({ exchange }: { exchange: Exchange }) {
  const { draft, answer } = exchange;
  if (answer?.answer && isCoachAlone(answer.answer)) return null;
  return <TryAgain exchange={exchange} title={titles[draft.message_type]} />;
}
