import type { MessageType } from '@replysmith/contract';
import { askForReply } from '../../reader/ask-for-reply.ts';
import type { ReaderState } from '../../reader/use-reader.ts';
import type { Ask } from '../../sending/ask.ts';
import { modes } from './modes.ts';

type Action = {
  /** What the button is called. */
  name: string;
  /** What is sent; null while nothing can be. */
  ask: Ask | null;
  placeholder: string;
};

type Written = { mode: MessageType; draft: Ask; reader: ReaderState; isBrief: boolean };

/** What sending does right now. */
export function actionOf({ mode, draft, reader, isBrief }: Written): Action {
  const { send, placeholder } = modes[mode];
  const name = isBrief ? 'Write the email' : send;
  if (mode !== 'client_simulation') return { name, placeholder, ask: draft };
  const { stage, persona } = reader;
  const isOpen = stage === 'talking' || (draft.variantOf !== undefined && stage !== 'none');
  if (isOpen) return { name, placeholder, ask: { ...draft, persona } };
  // What was written meanwhile stays for the answer to them.
  const first = { content: askForReply, messageType: mode, persona };
  return {
    name: stage === 'over' ? 'Start again' : 'Get their reply',
    placeholder: 'Their reply comes first; your answer to it goes here.',
    ask: stage === 'none' ? null : first,
  };
}
