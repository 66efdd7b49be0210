import { messageContent } from '@replysmith/contract';
import { createContext, use } from 'react';
import { type MessagePair, instructionsOf } from '../messages/message-pairs.ts';
import type { Ask } from './ask.ts';

export type Asking = {
  /** Sends something in the session that lies open; null while an answer is being written. */
  ask: ((ask: Ask) => void) | null;
  /** Puts a message of the writer's into the composer, with what was said of it, to be changed and tried again. */
  edit: (pair: MessagePair) => void;
  /** The newest message of the writer's, which alone can be edited. */
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

/** A text that is not worth sending; the message is what its writer reads. */
export class RefusedText extends Error {}

/** Refuses what the server would refuse, in the same words, without spending a call. */
export function refusalOf({ content, messageType }: Ask): RefusedText | null {
  const issue = messageContent[messageType].safeParse(content).error?.issues[0];
  return issue ? new RefusedText(issue.message) : null;
}
