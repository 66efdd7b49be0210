import type { Exchange } from '../exchange/exchange.ts';
import { instructionsOf } from '../exchange/instructions-of.ts';
import type { Ask } from './ask.ts';
import { useAsking } from './ask-context.ts';

/**
 * Sends a message of the writer's once more, with what was asked for then, as another try of the
 * same; null while an answer is being written.
 */
export function useAgain(exchange: Exchange) {
  const { ask } = useAsking();
  const { id, content, message_type: messageType } = exchange.draft;
  return (
    ask &&
    ((changes: Pick<Ask, 'manner'> = {}) => {
      const { manner, persona, ...readAs } = instructionsOf(exchange);
      ask({ content, messageType, variantOf: id, manner, persona, readAs, ...changes });
    })
  );
}
