import type { ChatMessage } from '@replysmith/contract';
import type { Ask } from './ask.ts';
import { useAsking } from './ask-context.ts';

/**
 * Sends a message of the writer's once more, changed as it is said, as another try of the same;
 * null while an answer is being written.
 */
export function useAgain({ id, content, message_type: messageType }: ChatMessage) {
  const { ask } = useAsking();
  return (
    ask &&
    ((changes: Omit<Partial<Ask>, 'messageType' | 'variantOf'> = {}) =>
      ask({ content, ...changes, messageType, variantOf: id }))
  );
}
