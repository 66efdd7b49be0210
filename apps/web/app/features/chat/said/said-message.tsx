import { QuestionMessage } from '../questions/question-message.tsx';
import type { Exchange } from '../exchange/exchange.ts';
import { askForReply } from '../reader/ask-for-reply.ts';
import { ByLine } from './by-line.tsx';
import { EditAgain } from './edit-again.tsx';
import { Message } from './message.tsx';

/** What the writer asked, or said to the simulated reader. */
export function SaidMessage({ exchange }: { exchange: Exchange }) {
  const { content, created_at: at, message_type: type } = exchange.draft;
  if (type === 'client_simulation' && content === askForReply) {
    return (
      <Message isLine>
        <ByLine who="You" at={at} how="asked for the reply of a simulated reader" />
      </Message>
    );
  }
  return (
    <Message>
      <ByLine
        who="You"
        at={at}
        how={type === 'conversation' ? 'question' : 'to the simulated reader'}
      >
        <EditAgain exchange={exchange} />
      </ByLine>
      <QuestionMessage text={content} />
    </Message>
  );
}
