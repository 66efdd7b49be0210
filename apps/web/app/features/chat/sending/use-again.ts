import { contentProblem } from '@replysmith/contract';
import { createContext, use } from 'react';
import { type MessagePair, instructionsOf } from '../messages/message-pairs.ts';
import type { Ask } from './ask.ts';

export type Asking = {
  /** Sends a request in the open session; null while an answer is being written. */
  ask: ((ask: Ask) => void) | null;
  /** Puts a message into the composer, with what was said of it, to be edited and tried again. */
  edit: (pair: MessagePair) => void;
  /** The newest message, which is the only one that can be edited. */
  latestId: string | null;
};

export const AskContext = createContext<Asking>({
  ask: null,
  edit: () => undefined,
  latestId: null,
});

export const useAsking = () => use(AskContext);

/**
 * Sends a message of the writer's once more, with what was asked for then, as another variant of the
 * same; null while an answer is being written.
 */
export function useAgain(pair: MessagePair) {
  const { ask } = useAsking();
  const { id, content, message_type: messageType } = pair.draft;
  return (
    ask &&
    ((changes: Pick<Ask, 'manner'> = {}) => {
      const { manner, persona, ...readAs } = instructionsOf(pair);
      ask({ content, messageType, variantOf: id, manner, persona, readAs, ...changes });
    })
  );
}

/** A text that is not worth sending. The message is shown to its writer. */
export class RefusedText extends Error {}

/** Refuses what the server would refuse, in the same words and without a call. */
export function refusalOf({ content, messageType }: Ask): RefusedText | null {
  const problem = contentProblem(messageType, content);
  return problem === null ? null : new RefusedText(problem);
}
